Feature: Basic rules of battle in the Second Edition
  What begins an engagement or a combat, and between whom.

  @ruling=custom-battle-110
  Rule: Forces battle only at the same location

    @2e
    Scenario Outline: in Second Edition <attacker> engages <target>, there or elsewhere, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | weapons | shields | strength |
        | Quiet Planet | mission   | planet | any          |              |       |         |         |          |
        | Calm Planet  | mission   | planet | any          |              |       |         |         |          |
        | Patrol Boat  | ship      |        |              | Klingon      | 8     | 7       | 7       |          |
        | Old Warrior  | personnel |        |              | Klingon      |       |         |         | 7        |
        | Light Barge  | ship      |        |              | Bajoran      | 8     | 5       | 5       |          |
        | Far Barge    | ship      |        |              | Bajoran      | 8     | 5       | 5       |          |
        | Old Farmer   | personnel |        |              | Bajoran      |       |         |         | 4        |
        | Far Farmer   | personnel |        |              | Bajoran      |       |         |         | 4        |
      And Alice has:
        | card                | where                |
        | Quiet Planet        | in Alice's spaceline |
        | Calm Planet         | in Alice's spaceline |
        | Patrol Boat         | at "Quiet Planet"    |
        | Old Warrior         | aboard "Patrol Boat" |
        | Old Warrior [below] | on "Quiet Planet"    |
        | A Chance for Glory  | in Alice's core      |
      And Bob has:
        | card        | where             |
        | Light Barge | at "Quiet Planet" |
        | Old Farmer  | on "Quiet Planet" |
        | Far Barge   | at "Calm Planet"  |
        | Far Farmer  | on "Calm Planet"  |
      Then these are <verdict>:
        | action                                   |
        | Alice engages "<target>" with <attacker> |

      Examples: A ship and a team, there and elsewhere
        | attacker              | target      | verdict |
        | "Patrol Boat"         | Light Barge | legal   |
        | "Patrol Boat"         | Far Barge   | illegal |
        | "Old Warrior" [below] | Old Farmer  | legal   |
        | "Old Warrior" [below] | Far Farmer  | illegal |

  @ruling=custom-battle-102
  Rule: In Second Edition losing a combat kills nobody

    @frame=many
    Example: the surveyor is the weaker one
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | strength |
        | Quiet Planet | mission   | planet | any          |              |          |
        | Old Surveyor | personnel |        |              | Bajoran      | 4        |
        | Big Fighter  | personnel |        |              | Klingon      | 8        |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Big Fighter  | on "Quiet Planet"    |
        | A Chance for Glory | in Alice's core |
      And Bob has:
        | card         | where             |
        | Old Surveyor | on "Quiet Planet" |
      When Alice engages "Old Surveyor" with "Big Fighter"
      Then "Old Surveyor" has not been killed
      And "Old Surveyor" is still on "Quiet Planet"
      And Alice now has 10 points

  @ruling=custom-battle-175
  Rule: In Second Edition a battle is begun by a card that says so

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | weapons | shields | strength | skills     |
        | Quiet Planet | mission   | planet | any          |              |       |         |         |          |            |
        | Patrol Boat  | ship      |        |              | Klingon      | 8     | 7       | 7       |          |            |
        | Old Warrior  | personnel |        |              | Klingon      |       |         |         | 7        | Leadership |
        | Old Farmer   | personnel |        |              | Bajoran      |       |         |         | 4        |            |
        | Light Barge  | ship      |        |              | Bajoran      | 8     | 5       | 5       |          |            |

    Scenario Outline: with <card> <where>, the <attacker> begins a battle, and that is <verdict>
      Given Alice has:
        | card                | where                |
        | Quiet Planet        | in Alice's spaceline |
        | Patrol Boat         | at "Quiet Planet"    |
        | Old Warrior         | aboard "Patrol Boat" |
        | Old Warrior [below] | on "Quiet Planet"    |
        | <card>              | <where>              |
      And Bob has:
        | card        | where             |
        | Light Barge | at "Quiet Planet" |
        | Old Farmer  | on "Quiet Planet" |
      Then these are <verdict>:
        | action                                   |
        | Alice engages "<foe>" with <attacker>    |

      Examples: In her core, in hand, and one for the other kind of battle
        | card                 | where           | attacker              | foe         | verdict |
        | Power to the Weapons | in Alice's core | "Patrol Boat"         | Light Barge | legal   |
        | Power to the Weapons | in hand         | "Patrol Boat"         | Light Barge | illegal |
        | Power to the Weapons | in Alice's core | "Old Warrior" [below] | Old Farmer  | illegal |
        | Brutal Struggle      | in Alice's core | "Old Warrior" [below] | Old Farmer  | legal   |
        | Brutal Struggle      | in Alice's core | "Patrol Boat"         | Light Barge | illegal |

    Scenario Outline: his card lies <where> and hers <hers>, and that is <verdict>
      Given Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Patrol Boat  | at "Quiet Planet"    |
        | Old Warrior  | aboard "Patrol Boat" |
      And Bob has:
        | card                 | where             |
        | Light Barge          | at "Quiet Planet" |
        | Power to the Weapons | <where>           |
      And Alice has:
        | card                        | where           |
        | Power to the Weapons [hers] | <hers>          |
      Then these are <verdict>:
        | action                                         |
        | Alice engages "Light Barge" with "Patrol Boat" |

      Examples: His, and hers
        | where         | hers            | verdict |
        | in Bob's core | in hand         | illegal |
        | in hand       | in Alice's core | legal   |

  @ruling=custom-battle-64
  Rule: What fires battles what fires, and personnel battle personnel

    @2e
    Scenario Outline: in Second Edition <attacker> engages <what>, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | weapons | shields | strength | skills |
        | Quiet Planet | mission   | planet | any          |              |       |         |         |          | |
        | Patrol Boat  | ship      |        |              | Klingon      | 8     | 7       | 7       |          | |
        | Old Warrior  | personnel |        |              | Klingon      |       |         |         | 7        | Leadership |
        | Old Farmer   | personnel |        |              | Bajoran      |       |         |         | 4        | |
        | Light Barge  | ship      |        |              | Bajoran      | 8     | 5       | 5       |          | |
      And Alice has:
        | card                | where                |
        | Quiet Planet        | in Alice's spaceline |
        | Patrol Boat         | at "Quiet Planet"    |
        | Old Warrior         | aboard "Patrol Boat" |
        | Old Warrior [below] | on "Quiet Planet"    |
        | Power to the Weapons | in Alice's core |
        | Brutal Struggle | in Alice's core |
      And Bob has:
        | card        | where             |
        | Light Barge | at "Quiet Planet" |
        | Old Farmer  | on "Quiet Planet" |
      Then these are <verdict>:
        | action                                 |
        | Alice engages "<what>" with <attacker> |

      Examples: A ship, and personnel
        | attacker              | what        | verdict |
        | "Patrol Boat"         | Old Farmer  | illegal |
        | "Patrol Boat"         | Light Barge | legal   |
        | "Old Warrior" [below] | Light Barge | illegal |
        | "Old Warrior" [below] | Old Farmer  | legal   |

  @ruling=custom-battle-04
  Rule: In Second Edition affiliation keeps nobody from attacking

    Scenario Outline: a ship of <whose> engages one of <whom>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | weapons | shields | skills |
        | Quiet Planet | mission   | planet | any          |              |       |         |         | |
        | Patrol Boat  | ship      |        |              | <whose>      | 8     | 7       | 7       | |
        | Old Pilot    | personnel |        |              | <whose>      |       |         |         | Leadership |
        | Light Barge  | ship      |        |              | <whom>       | 8     | 5       | 5       | |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Patrol Boat  | at "Quiet Planet"    |
        | Old Pilot    | aboard "Patrol Boat" |
        | Power to the Weapons | in Alice's core |
      And Bob has:
        | card        | where             |
        | Light Barge | at "Quiet Planet" |
      Then these are legal:
        | action                                         |
        | Alice engages "Light Barge" with "Patrol Boat" |

      Examples: One of their own, and whom the Federation leaves alone in First Edition
        | whose      | whom    |
        | Romulan    | Romulan |
        | Federation | Klingon |

  @ruling=custom-battle-05
  Rule: Side against side the total STRENGTH decides

    @2e @frame=many
    Scenario Outline: in Second Edition two of STRENGTH 4 fight one of <strength>, and Alice <points>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | strength   |
        | Quiet Planet | mission   | planet | any          |              |            |
        | Old Warrior  | personnel |        |              | Klingon      | 4          |
        | Big Farmer   | personnel |        |              | Bajoran      | <strength> |
      And Alice has:
        | card                 | where                |
        | Quiet Planet         | in Alice's spaceline |
        | Old Warrior [first]  | on "Quiet Planet"    |
        | Old Warrior [second] | on "Quiet Planet"    |
        | A Chance for Glory   | in Alice's core      |
      And Bob has:
        | card       | where             |
        | Big Farmer | on "Quiet Planet" |
      When Alice engages "Big Farmer" with "Old Warrior" [first] and "Old Warrior" [second]
      Then Alice <points>

      Examples: Less than both together, as much, and more
        | strength | points              |
        | 7        | now has 10 points   |
        | 8        | still has 0 points  |
        | 9        | still has 0 points  |

  @ruling=custom-battle-10
  Rule: Weapons are compared with Shields, and the target does not fire back

    @frame=many
    Scenario Outline: in Second Edition Weapons of <weapons> meet Shields of 7, and Alice <points>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | weapons   | shields |
        | Quiet Planet | mission   | planet | any          |              |       |           |         |
        | Patrol Boat  | ship      |        |              | Klingon      | 8     | <weapons> | 3       |
        | Old Warrior  | personnel |        |              | Klingon      |       |           |         |
        | Armed Barge  | ship      |        |              | Bajoran      | 8     | 9         | 7       |
        | Old Farmer   | personnel |        |              | Bajoran      |       |           |         |
      And Alice has:
        | card               | where                |
        | Quiet Planet       | in Alice's spaceline |
        | Patrol Boat        | at "Quiet Planet"    |
        | Old Warrior        | aboard "Patrol Boat" |
        | A Chance for Glory | in Alice's core      |
      And Bob has:
        | card        | where                |
        | Armed Barge | at "Quiet Planet"    |
        | Old Farmer  | aboard "Armed Barge" |
      When Alice engages "Armed Barge" with "Patrol Boat"
      Then Alice <points>
      And "Patrol Boat" is still at "Quiet Planet"
      And "Patrol Boat" is still not damaged

      Examples: More, as many, and fewer
        | weapons | points             |
        | 8       | now has 10 points  |
        | 7       | still has 0 points |
        | 5       | still has 0 points |

  @ruling=custom-battle-91
  Rule: Personnel battle only those who are where they are

    @2e
    Scenario Outline: in Second Edition the farmer is <where>, and the warrior below fights him, which is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | strength |
        | Quiet Planet | mission   | planet | any          |              |       |          |
        | Old Warrior  | personnel |        |              | Klingon      |       | 4        |
        | Light Barge  | ship      |        |              | Bajoran      | 8     |          |
        | Old Farmer   | personnel |        |              | Bajoran      |       | 4        |
      And Alice has:
        | card               | where                |
        | Quiet Planet       | in Alice's spaceline |
        | Old Warrior        | on "Quiet Planet"    |
        | A Chance for Glory | in Alice's core      |
      And Bob has:
        | card        | where             |
        | Light Barge | at "Quiet Planet" |
        | Old Farmer  | <where>           |
      Then these are <verdict>:
        | action                                         |
        | Alice engages "Old Farmer" with "Old Warrior" |

      Examples: In orbit, and on the planet
        | where                | verdict |
        | aboard "Light Barge" | illegal |
        | on "Quiet Planet"    | legal   |

  @ruling=custom-battle-02
  Rule: Only a staffed ship begins an engagement

    Scenario Outline: the boat asks for a commander, <who> is aboard, and to engage is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | weapons | shields | staffing | icons   |
        | Quiet Planet | mission   | planet | any          |              |       |         |         |          |         |
        | Patrol Boat  | ship      |        |              | Klingon      | 8     | 7       | 7       | command  |         |
        | Old Warrior  | personnel |        |              | Klingon      |       |         |         |          | <icons> |
        | Light Barge  | ship      |        |              | Bajoran      | 8     | 5       | 5       |          |         |
      And Alice has:
        | card               | where                |
        | Quiet Planet       | in Alice's spaceline |
        | Patrol Boat        | at "Quiet Planet"    |
        | Old Warrior        | aboard "Patrol Boat" |
        | A Chance for Glory | in Alice's core      |
      And Bob has:
        | card        | where             |
        | Light Barge | at "Quiet Planet" |
      Then these are <verdict>:
        | action                                         |
        | Alice engages "Light Barge" with "Patrol Boat" |

      Examples: Nobody with an icon, one of the staff, and a commander
        | who                    | icons   | verdict |
        | nobody who has an icon |         | illegal |
        | one of the staff       | staff   | illegal |
        | a commander            | command | legal   |

  @ruling=custom-battle-63
  Rule: A player does not attack his own cards

    @2e
    Scenario Outline: in Second Edition <whose> barge and farmer are there, and for Alice to engage them is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | weapons | shields | strength |
        | Quiet Planet | mission   | planet | any          |              |       |         |         |          |
        | Patrol Boat  | ship      |        |              | Klingon      | 8     | 7       | 7       |          |
        | Old Warrior  | personnel |        |              | Klingon      |       |         |         | 7        |
        | Light Barge  | ship      |        |              | Bajoran      | 8     | 5       | 5       |          |
        | Old Farmer   | personnel |        |              | Bajoran      |       |         |         | 4        |
      And Alice has:
        | card                | where                |
        | Quiet Planet        | in Alice's spaceline |
        | Patrol Boat         | at "Quiet Planet"    |
        | Old Warrior         | aboard "Patrol Boat" |
        | Old Warrior [below] | on "Quiet Planet"    |
        | A Chance for Glory  | in Alice's core      |
      And <player> has:
        | card        | where             |
        | Light Barge | at "Quiet Planet" |
        | Old Farmer  | on "Quiet Planet" |
      Then these are <verdict>:
        | action                                                |
        | Alice engages "Light Barge" with "Patrol Boat"        |
        | Alice engages "Old Farmer" with "Old Warrior" [below] |

      Examples: Hers, and Bob's
        | whose | player | verdict |
        | her   | Alice  | illegal |
        | Bob's | Bob    | legal   |
