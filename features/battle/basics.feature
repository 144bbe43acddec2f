Feature: Basic rules of battle
  Who reaches whom, and what it takes to attack.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-battle-177
  Rule: A player attacks without a card that lets him

    Example: Kurn attacks Tomalak with nothing on the table
      Given Alice has:
        | card | where           |
        | Kurn | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Tomalak | on "Excavation" |
      Then these are legal:
        | action                             |
        | Alice attacks "Tomalak" with "Kurn" |

  @ruling=custom-battle-01
  Rule: A battle is begun with a leader, and one is enough

    Scenario Outline: Tarus and <other> attack with two ships, and that is <verdict>
      Given these made-up cards:
        | card    | type | affiliations | range | weapons | shields |
        | Cruiser | ship | Romulan      | 8     | 7       | 5       |
      And Alice has:
        | card    | where            |
        | Cruiser | at "Excavation"  |
        | Tarus   | aboard "Cruiser" |
        | Haakona | at "Excavation"  |
        | <other> | aboard "Haakona" |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Cruiser" and "Haakona"
      Then that is <verdict>

      Examples: Without a leader, and with one
        | other  | verdict |
        | N'Vek  | illegal |
        | Mendak | legal   |

    Scenario Outline: on a planet <fighter> attacks alone, and that is <verdict>
      Given Alice has:
        | card      | where           |
        | <fighter> | on "Excavation" |
      And Bob has:
        | card | where           |
        | Kurn | on "Excavation" |
      When Alice attacks "Kurn" with "<fighter>"
      Then that is <verdict>

      Examples: Without a leader, and with one
        | fighter | verdict |
        | N'Vek   | illegal |
        | Mendak  | legal   |

  @ruling=custom-battle-110
  Rule: Forces battle only at the same location

    Scenario Outline: <attacker> attacks <target>, and that is <verdict>
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields |
        | Raider | ship | Klingon      | 7     | 9       | 5       |
      And the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
        | Klag   | on "Excavation" |
      And Bob has:
        | card    | where               |
        | Haakona | at "Excavation"     |
        | N'Vek   | on "Excavation"     |
        | Decius  | at "Relief Mission" |
        | Tomalak | on "Relief Mission" |
      Then these are <verdict>:
        | action                                     |
        | Alice attacks "<target>" with "<attacker>" |

      @1e-glossary @1e-2014
      Examples: A ship and a team, there and elsewhere
        | attacker | target  | verdict |
        | Raider   | Haakona | legal   |
        | Raider   | Decius  | illegal |
        | Klag     | N'Vek   | legal   |
        | Klag     | Tomalak | illegal |

  @ruling=custom-battle-91
  Rule: Personnel battle those who are where they are

    Background:
      Given Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
        | Klag           | on "Excavation"         |
      And Bob has:
        | card    | where           |
        | Haakona | at "Excavation" |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Taris is <where>, and <attacker> attacks her, which is <verdict>
      Given Bob has:
        | card  | where   |
        | Taris | <where> |
      When Alice attacks "Taris" with "<attacker>"
      Then that is <verdict>

      Examples: On the same planet, aboard the same ship, and elsewhere
        | where                   | attacker | verdict |
        | on "Excavation"         | Klag     | legal   |
        | aboard "I.K.C. Hegh'ta" | Kurn     | legal   |
        | aboard "Haakona"        | Kurn     | illegal |
        | aboard "Haakona"        | Klag     | illegal |
        | on "Excavation"         | Kurn     | illegal |

  @ruling=custom-battle-92
  Rule: Without WEAPONS there is no attack

    Background:
      Given Bob has:
        | card    | where            |
        | Haakona | at "Excavation"  |
        | Taris   | aboard "Haakona" |

    Scenario Outline: a ship with WEAPONS of <weapons> attacks, and that is <verdict>
      Given these made-up cards:
        | card   | type | affiliations | range | weapons   | shields |
        | Cutter | ship | Klingon      | 8     | <weapons> | 5       |
      And Alice has:
        | card   | where           |
        | Cutter | at "Excavation" |
        | Kurn   | aboard "Cutter" |
      Then these are <verdict>:
        | action                                |
        | Alice attacks "Haakona" with "Cutter" |

      Examples: None, and some
        | weapons | verdict |
        | 0       | illegal |
        | 6       | legal   |

    Scenario Outline: an outpost with WEAPONS of <weapons> attacks, and that is <verdict>
      Given these made-up cards:
        | card           | type     | class   | affiliations | weapons   | shields |
        | Border Outpost | facility | outpost | Klingon      | <weapons> | 20      |
      And Alice has:
        | card           | where                   |
        | Border Outpost | at "Excavation"         |
        | Kurn           | aboard "Border Outpost" |
      Then these are <verdict>:
        | action                                        |
        | Alice attacks "Haakona" with "Border Outpost" |

      Examples: None, and some
        | weapons | verdict |
        | 0       | illegal |
        | 6       | legal   |

  @ruling=custom-battle-93
  Rule: Borg begin a battle with a Defense drone

    Scenario Outline: the drone has <icon> and <skill>, and to attack is <verdict>
      Given these made-up cards:
        | card      | type      | affiliations | icons  | skills  | strength |
        | New Drone | personnel | Borg         | <icon> | <skill> | 8        |
      And Alice has:
        | card                   | where           |
        | New Drone              | on "Excavation" |
        | Assimilate Counterpart | on "Worf"       |
      And Bob has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice attacks "Worf" with "New Drone"
      Then that is <verdict>

      Examples: A leader, and a drone of Defense
        | icon          | skill      | verdict |
        | communication | Leadership | illegal |
        | defense       | Physics    | legal   |

  @ruling=custom-battle-176
  Rule: Without an objective Borg begin no battle

    Background:
      Given these made-up cards:
        | card      | type      | affiliations | icons   | strength |
        | New Drone | personnel | Borg         | defense | 8        |

    Scenario Outline: with Assimilate Counterpart <where> a drone attacks, and that is <verdict>
      Given Alice has:
        | card                   | where           |
        | New Drone              | on "Excavation" |
        | Assimilate Counterpart | <where>         |
      And Bob has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice attacks "Worf" with "New Drone"
      Then that is <verdict>

      Examples: In hand, and on its target
        | where     | verdict |
        | in hand   | illegal |
        | on "Worf" | legal   |

    Example: an objective of Bob's is none of hers
      Given Alice has:
        | card           | where                   |
        | New Drone      | on "Excavation"         |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Gowron         | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card                   | where           |
        | Worf                   | on "Excavation" |
        | Assimilate Counterpart | on "Gowron"     |
      When Alice attacks "Worf" with "New Drone"
      Then that is illegal

    Example: a sphere that Baran has attacked attacks his shuttle
      Given Alice has:
        | card        | where                |
        | Borg Sphere | at "Excavation"      |
        | New Drone   | aboard "Borg Sphere" |
      And Bob has:
        | card            | where                    |
        | Yridian Shuttle | at "Excavation"          |
        | Baran           | aboard "Yridian Shuttle" |
      And it is Bob's turn
      When Bob attacks "Borg Sphere" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                             |
        | Alice attacks "Yridian Shuttle" with "Borg Sphere" |

    Scenario Outline: with Assimilate Starship <where> a sphere attacks, and that is <verdict>
      Given Alice has:
        | card                | where                | state   |
        | Borg Sphere         | at "Excavation"      |         |
        | New Drone           | aboard "Borg Sphere" |         |
        | Assimilate Starship | <where>              | <aim>   |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      When Alice attacks "Runabout" with "Borg Sphere"
      Then that is <verdict>

      Examples: In hand, and in play
        | where        | aim                  | verdict |
        | in hand      |                      | illegal |
        | on the table | targeting "Runabout" | legal   |

  @ruling=custom-battle-61
  Rule: Ships and facilities do not fire on a ship that has landed

    Scenario Outline: the hopper is <where>, and to attack it is <verdict>
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields | keywords |
        | Raider | ship | Klingon      | 8     | 7       | 5       |          |
        | Hopper | ship | Romulan      | 8     | 5       | 5       | Landing  |
      And Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
      And Bob has:
        | card   | where   |
        | Hopper | <where> |
      When Alice attacks "Hopper" with "Raider"
      Then that is <verdict>

      Examples: On the planet, and in space
        | where                  | verdict |
        | landed on "Excavation" | illegal |
        | at "Excavation"        | legal   |

    Scenario Outline: the hopper is <where>, and that an outpost attacks it is <verdict>
      Given these made-up cards:
        | card    | type     | class   | affiliations | range | weapons | shields | keywords |
        | Bastion | facility | outpost | Klingon      |       | 7       | 5       |          |
        | Hopper  | ship     |         | Romulan      | 8     | 5       | 5       | Landing  |
      And Alice has:
        | card    | where            |
        | Bastion | at "Excavation"  |
        | Kurn    | aboard "Bastion" |
      And Bob has:
        | card   | where   |
        | Hopper | <where> |
      When Alice attacks "Hopper" with "Bastion"
      Then that is <verdict>

      Examples: On the planet, and in space
        | where                  | verdict |
        | landed on "Excavation" | illegal |
        | at "Excavation"        | legal   |

    Scenario Outline: by Orbital Bombardment <attackers> may, and to attack with <with> is <verdict>
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields | keywords |
        | Raider | ship | Klingon      | 8     | 7       | 5       |          |
        | Escort | ship | Klingon      | 8     | 7       | 5       |          |
        | Hopper | ship | Romulan      | 8     | 5       | 5       | Landing  |
      And Alice has:
        | card                | where           |
        | Raider              | at "Excavation" |
        | Kurn                | aboard "Raider" |
        | Orbital Bombardment | on "Raider"     |
        | Escort              | at "Excavation" |
        | Divok               | aboard "Escort" |
      And Bob has:
        | card   | where                  |
        | Hopper | landed on "Excavation" |
      Then these are <verdict>:
        | action                              |
        | Alice attacks "Hopper" with <ships> |

      Examples: Raider alone, and Escort beside it
        | attackers | with         | ships                 | verdict |
        | Raider    | it alone     | "Raider"              | legal   |
        | Raider    | Escort, too, | "Raider" and "Escort" | illegal |

  @ruling=custom-battle-95
  Rule: Whoever is aboard fires, and no leader is needed for it

    Background:
      Given these made-up cards:
        | card    | type | affiliations | range | weapons | shields |
        | Raider  | ship | Klingon      | 8     | 7       | 5       |
        | Cruiser | ship | Romulan      | 8     | 7       | 5       |
      And Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
      And Bob has:
        | card    | where           |
        | Cruiser | at "Excavation" |

    Example: Tarus, who is no leader, fires back
      Given Bob has:
        | card  | where            |
        | Tarus | aboard "Cruiser" |
      When Alice attacks "Cruiser" with "Raider"
      And Bob chooses "Raider"
      Then "Raider" is now damaged
      And "Cruiser" is now damaged
      And "Raider", "Kurn", "Cruiser" and "Tarus" are now stopped
      And nothing else has changed

    Example: he need not
      Given Bob has:
        | card  | where            |
        | Tarus | aboard "Cruiser" |
      When Alice attacks "Cruiser" with "Raider"
      And Bob chooses none
      Then "Raider" is still not damaged
      And "Cruiser" is now damaged
      And "Raider", "Kurn", "Cruiser" and "Tarus" are now stopped
      And nothing else has changed

    @frame=many
    Example: with nobody of its affiliation aboard it does not fire back
      Given these made-up cards:
        | card      | type      | affiliations | classification |
        | Old Guide | personnel | Non-Aligned  | SCIENCE        |
      And Bob has:
        | card      | where            |
        | Old Guide | aboard "Cruiser" |
      When Alice attacks "Cruiser" with "Raider"
      Then "Cruiser" is now damaged
      And "Raider" is still not damaged

    @frame=many
    Example: beside the Raider, whose Kurn leads them, a second ship fires with Divok aboard, who is no leader
      Given these made-up cards:
        | card    | type | affiliations | range | weapons | shields |
        | Bulwark | ship | Romulan      | 8     | 0       | 10      |
        | Galley  | ship | Klingon      | 8     | 7       | 5       |
      And Alice has:
        | card   | where           |
        | Galley | at "Excavation" |
        | Divok  | aboard "Galley" |
      And Bob has:
        | card    | where           |
        | Bulwark | at "Excavation" |
      When Alice attacks "Bulwark" with "Raider" and "Galley"
      Then "Bulwark" is now damaged

  @ruling=custom-battle-97
  Rule: A battle of ships has one target

    Scenario Outline: Alice attacks <what> with <ships>, and that is <verdict>
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields |
        | Raider | ship | Klingon      | 8     | 7       | 5       |
        | Plunge | ship | Klingon      | 8     | 7       | 5       |
      And Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
        | Plunge | at "Excavation" |
        | Klag   | aboard "Plunge" |
      And Bob has:
        | card     | where           |
        | Haakona  | at "Excavation" |
        | Runabout | at "Excavation" |
      When Alice attacks <what> with <ships>
      Then that is <verdict>

      Examples: One, and two
        | what                     | ships                 | verdict |
        | "Haakona" and "Runabout" | "Raider" and "Plunge" | illegal |
        | "Haakona"                | "Raider" and "Plunge" | legal   |
        | "Runabout"               | "Raider"              | legal   |

  @ruling=custom-battle-98
  Rule: A ship is spared for the sake of its crew

    Scenario Outline: <crew> is aboard the Hauler, and <attacker> attack it, which is <verdict>
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields |
        | Hauler | ship | Non-Aligned  | 8     | 7       | 5       |
        | Raider | ship | Klingon      | 8     | 7       | 5       |
      And Alice has:
        | card    | where            |
        | Haakona | at "Excavation"  |
        | Mendak  | aboard "Haakona" |
        | Raider  | at "Excavation"  |
        | Kurn    | aboard "Raider"  |
      And Bob has:
        | card   | where           |
        | Hauler | at "Excavation" |
        | Baran  | aboard "Hauler" |
        | <crew> | aboard "Hauler" |
      Then these are <verdict>:
        | action                               |
        | Alice attacks "Hauler" with "<ship>" |

      Examples: One of the attackers' own, others, and those whom nothing restrains
        | crew  | attacker | ship    | verdict |
        | Tarus | Romulans | Haakona | illegal |
        | Divok | Romulans | Haakona | legal   |
        | Divok | Klingons | Raider  | legal   |

  @ruling=custom-battle-99
  Rule: A docked ship begins no battle

    Scenario Outline: Haakona is <place>, and to attack is <verdict>
      Given Alice has:
        | card            | where            |
        | Romulan Outpost | at "Excavation"  |
        | Haakona         | <place>          |
        | Mendak          | aboard "Haakona" |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Haakona"
      Then that is <verdict>

      Examples: Docked, and not
        | place                       | verdict |
        | docked at "Romulan Outpost" | illegal |
        | at "Excavation"             | legal   |

  @ruling=custom-battle-131
  Rule: A landed ship begins no battle

    Scenario Outline: the shuttle is <where>, and to attack is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | classification | range | weapons | shields | keywords |
        | Armed Hopper | ship      | Klingon      |                | 6     | 5       | 4       | Landing  |
        | Hopper Pilot | personnel | Klingon      | OFFICER        |       |         |         |          |
      And Alice has:
        | card         | where                 |
        | Armed Hopper | <where>               |
        | Hopper Pilot | aboard "Armed Hopper" |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Armed Hopper"
      Then that is <verdict>

      Examples: Landed, and in space
        | where                  | verdict |
        | landed on "Excavation" | illegal |
        | at "Excavation"        | legal   |

  @ruling=custom-battle-100
  Rule: A facility that has WEAPONS fires back

    Background:
      Given these made-up cards:
        | card    | type     | class   | affiliations | range | weapons | shields |
        | Raider  | ship     |         | Klingon      | 8     | 7       | 5       |
        | Bastion | facility | outpost | Romulan      |       | 9       | 20      |
      And Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
      And Bob has:
        | card    | where           |
        | Bastion | at "Excavation" |

    Example: with one of its affiliation aboard it hits the ship that attacks it
      Given Bob has:
        | card  | where            |
        | Tarus | aboard "Bastion" |
      When Alice attacks "Bastion" with "Raider"
      And Bob chooses "Raider"
      Then "Raider" is now damaged
      And "Bastion" is still not damaged
      And "Raider", "Kurn", "Bastion" and "Tarus" are now stopped
      And nothing else has changed

  @ruling=custom-battle-132
  Rule: A facility attacks with somebody of its affiliation aboard

    Scenario Outline: a leader of <affiliation> affiliation is aboard Bastion, and to attack is <verdict>
      Given these made-up cards:
        | card    | type      | class   | affiliations  | classification | range | weapons | shields |
        | Bastion | facility  | outpost | Romulan       |                |       | 9       | 20      |
        | Warden  | personnel |         | <affiliation> | OFFICER        |       |         |         |
      And Alice has:
        | card    | where            |
        | Bastion | at "Excavation"  |
        | Warden  | aboard "Bastion" |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Bastion"
      Then that is <verdict>

      Examples: Of none, and of its own
        | affiliation | verdict |
        | Non-Aligned | illegal |
        | Romulan     | legal   |

  @ruling=custom-battle-06
  Rule: A ship that is attacked fires back

    Background:
      Given these made-up cards:
        | card    | type     | class   | affiliations | range | weapons | shields |
        | Bastion | facility | outpost | Romulan      |       | 6       | 5       |
        | Brawler | ship     |         | Klingon      | 8     | 8       | 9       |
        | Raider  | ship     |         | Romulan      | 8     | 6       | 5       |
      And Bob has:
        | card    | where            |
        | Brawler | at "Excavation"  |
        | Kurn    | aboard "Brawler" |

    @frame=many
    Scenario Outline: <attacker>, <kind>, attacks in vain, and is damaged
      Given Alice has:
        | card       | where               |
        | <attacker> | at "Excavation"     |
        | Tomalak    | aboard "<attacker>" |
      When Alice attacks "Brawler" with "<attacker>"
      And Bob chooses "<attacker>"
      Then "Brawler" is still not damaged
      And "<attacker>" is now damaged

      Examples: A ship, and an outpost
        | attacker | kind       |
        | Raider   | a ship     |
        | Bastion  | an outpost |

  @ruling=custom-battle-62
  Rule: Whom an affiliation leaves alone

    Scenario Outline: <attacker> attack <target>, and that is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | classification |
        | Old Leader | personnel | <attacker>   | OFFICER        |
        | Young Foe  | personnel | <target>     | SECURITY       |
      And Alice has:
        | card       | where           |
        | Old Leader | on "Excavation" |
      And Bob has:
        | card      | where           |
        | Young Foe | on "Excavation" |
      When Alice attacks "Young Foe" with "Old Leader"
      Then that is <verdict>

      Examples: Their own
        | attacker    | target      | verdict |
        | Bajoran     | Bajoran     | illegal |
        | Cardassian  | Cardassian  | illegal |
        | Dominion    | Dominion    | illegal |
        | Federation  | Federation  | illegal |
        | Hirogen     | Hirogen     | illegal |
        | Romulan     | Romulan     | illegal |
        | Vidiian     | Vidiian     | illegal |
        | Ferengi     | Ferengi     | legal   |
        | Kazon       | Kazon       | legal   |
        | Klingon     | Klingon     | legal   |
        | Non-Aligned | Non-Aligned | legal   |

      Examples: The Federation everybody but the Borg
        | attacker   | target      | verdict |
        | Federation | Bajoran     | illegal |
        | Federation | Cardassian  | illegal |
        | Federation | Dominion    | illegal |
        | Federation | Ferengi     | illegal |
        | Federation | Klingon     | illegal |
        | Federation | Non-Aligned | illegal |
        | Federation | Romulan     | illegal |
        | Federation | Borg        | legal   |

      Examples: Others nobody but their own
        | attacker    | target     | verdict |
        | Bajoran     | Cardassian | legal   |
        | Cardassian  | Federation | legal   |
        | Dominion    | Cardassian | legal   |
        | Ferengi     | Bajoran    | legal   |
        | Klingon     | Federation | legal   |
        | Non-Aligned | Federation | legal   |
        | Romulan     | Klingon    | legal   |

  @ruling=custom-battle-63
  Rule: A player does not attack his own cards

    @1e-glossary @1e-2014
    Scenario Outline: beside Worf stands <whose> Gorath, and to attack both is <verdict>
      Given Alice has:
        | card | where           |
        | Kurn | on "Excavation" |
      And Bob has:
        | card | where           |
        | Worf | on "Excavation" |
      And <player> has:
        | card   | where           |
        | Gorath | on "Excavation" |
      Then these are <verdict>:
        | action                                         |
        | Alice attacks "Worf" and "Gorath" with "Kurn" |

      Examples: Her own, and Bob's
        | whose | player | verdict |
        | her   | Alice  | illegal |
        | Bob's | Bob    | legal   |

  @ruling=custom-battle-180
  Rule: In 1996 an outpost begins no battle

    Scenario Outline: Tomalak is aboard the <what>, and to attack with it is <verdict>
      Given Alice has:
        | card    | where           |
        | <with>  | at "Excavation" |
        | Tomalak | aboard "<with>" |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "<with>"
      Then that is <verdict>

      Examples: An outpost, and a ship
        | what    | with            | verdict |
        | outpost | Romulan Outpost | illegal |
        | ship    | Decius          | legal   |

  @ruling=custom-battle-179
  Rule: Ships fire back at a facility that attacks them

    Background:
      Given these made-up cards:
        | card    | type     | class   | affiliations | range | weapons | shields |
        | Bastion | facility | outpost | Romulan      |       | 9       | 4       |
        | Bulwark | ship     |         | Klingon      | 8     | 5       | 6       |
      And Alice has:
        | card    | where            |
        | Bastion | at "Excavation"  |
        | Tomalak | aboard "Bastion" |

    Example: the outpost hits the ship, and the ship the outpost
      Given Bob has:
        | card    | where            |
        | Bulwark | at "Excavation"  |
        | Kurn    | aboard "Bulwark" |
      When Alice attacks "Bulwark" with "Bastion"
      And Bob chooses "Bastion"
      Then "Bulwark" and "Bastion" are now damaged
      And "Bastion", "Tomalak", "Bulwark" and "Kurn" are now stopped
      And nothing else has changed

    Example: with nobody aboard the ship fires at nothing
      Given Bob has:
        | card    | where           |
        | Bulwark | at "Excavation" |
      When Alice attacks "Bulwark" with "Bastion"
      Then "Bulwark" is now damaged
      And "Bastion", "Tomalak" and "Bulwark" are now stopped
      And nothing else has changed

  @ruling=custom-battle-101
  Rule: Tactics are not played from hand

    Scenario Outline: she holds <card>, and to play it on her ship is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
        | <card>   | in hand           |
      When Alice plays "<card>" on "Runabout"
      Then that is <verdict>

      Examples: A tactic, and an event that is played on ships
        | card               | verdict |
        | Phaser Banks       | illegal |
        | Nutational Shields | legal   |

  @ruling=custom-battle-64
  Rule: What fires battles what fires, and personnel battle personnel

    Scenario Outline: <attacker> attacks <what>, and that is <verdict>
      Given Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Klag           | aboard "I.K.C. Hegh'ta" |
        | Kurn           | on "Excavation"         |
      And Bob has:
        | card            | where            |
        | Haakona         | at "Excavation"  |
        | Palteth         | aboard "Haakona" |
        | Romulan Outpost | at "Excavation"  |
        | Tomalak         | on "Excavation"  |
        | Tricorder       | on "Excavation"  |
      Then these are <verdict>:
        | action                                   |
        | Alice attacks "<what>" with "<attacker>" |

      @1e-glossary @1e-2014
      Examples: A ship, and personnel
        | attacker       | what            | verdict |
        | I.K.C. Hegh'ta | Tomalak         | illegal |
        | I.K.C. Hegh'ta | Haakona         | legal   |
        | I.K.C. Hegh'ta | Romulan Outpost | legal   |
        | Kurn           | Haakona         | illegal |
        | Kurn           | Romulan Outpost | illegal |
        | Kurn           | Tricorder       | illegal |
        | Kurn           | Tomalak         | legal   |

  @ruling=custom-battle-66
  Rule: A mixed force does what all of its affiliations may

    Scenario Outline: Kurn has <friend> of the <affiliation> aboard, and an attack is <verdict>
      Given Alice has:
        | card                       | where                   |
        | Treaty: Federation/Klingon | on the table            |
        | I.K.C. Hegh'ta             | at "Excavation"         |
        | Kurn                       | aboard "I.K.C. Hegh'ta" |
        | <friend>                   | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card    | where            |
        | Haakona | at "Excavation"  |
        | Palteth | aboard "Haakona" |
      When Alice attacks "Haakona" with "I.K.C. Hegh'ta"
      Then that is <verdict>

      Examples: One who is restrained, and one who is not
        | friend           | affiliation | verdict |
        | William T. Riker | Federation  | illegal |
        | Divok            | Klingons    | legal   |

  Rule: Whoever was attacked attacks the attackers in his next turn, whatever restrains him

    Background:
      Given Alice has:
        | card             | where             |
        | Runabout         | at "Excavation"   |
        | William T. Riker | aboard "Runabout" |
      And Bob has:
        | card            | where                    |
        | Yridian Shuttle | at "Excavation"          |
        | Baran           | aboard "Yridian Shuttle" |
      And it is Bob's turn

    @ruling=custom-battle-67
    Example: Riker, who begins no battle, attacks the shuttle that attacked him
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

    @ruling=custom-battle-62
    Example: he does not attack a shuttle that left him alone
      When Bob ends the turn
      Then these are illegal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

    @ruling=custom-battle-62
    Example: a turn later it is too late
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      Then these are illegal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

  Rule: A battle goes on in the next turn while both sides are there

    Background:
      Given Alice has:
        | card             | where             |
        | Runabout         | at "Excavation"   |
        | William T. Riker | aboard "Runabout" |
      And Bob has:
        | card            | where                    |
        | Yridian Shuttle | at "Excavation"          |
        | Baran           | aboard "Yridian Shuttle" |

    @ruling=custom-battle-68
    Example: both are where they were
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

    @ruling=custom-battle-62
    Example: the ship that was attacked has left, and it is over though it comes back
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      And Alice moves "Runabout" to "Relief Mission"
      And Alice moves "Runabout" to "Excavation"
      Then these are illegal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

  @ruling=custom-battle-69
  Rule: It is continued against those who began it

    Example: Riker attacks the shuttle that attacked him, and not the ship that stood by
      Given Alice has:
        | card             | where             |
        | Runabout         | at "Excavation"   |
        | William T. Riker | aboard "Runabout" |
      And Bob has:
        | card            | where                    |
        | Yridian Shuttle | at "Excavation"          |
        | Baran           | aboard "Yridian Shuttle" |
        | Mercenary Ship  | at "Excavation"          |
        | Narik           | aboard "Mercenary Ship"  |
      And it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |
      And these are illegal:
        | action                                         |
        | Alice attacks "Mercenary Ship" with "Runabout" |

  @ruling=custom-battle-70
  Rule: To strike back is to fight the same battle

    Example: the Federation, which begins none, fights on where it was attacked, and nowhere else
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card             | where                   |
        | Runabout         | at "Excavation"         |
        | William T. Riker | aboard "Runabout"       |
        | Runabout [far]   | at "Relief Mission"     |
        | Jean-Luc Picard  | aboard "Runabout" [far] |
      And Bob has:
        | card                  | where                          |
        | Yridian Shuttle       | at "Excavation"                |
        | Baran                 | aboard "Yridian Shuttle"       |
        | Yridian Shuttle [far] | at "Relief Mission"            |
        | Narik                 | aboard "Yridian Shuttle" [far] |
      And it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |
      And these are illegal:
        | action                                                      |
        | Alice attacks "Yridian Shuttle" [far] with "Runabout" [far] |

  @ruling=custom-battle-104
  Rule: A crew or Away Team battles as a whole

    Background:
      Given these made-up cards:
        | card     | type      | affiliations | classification | strength |
        | Warlord  | personnel | Klingon      | OFFICER        | 9        |
        | Bekk     | personnel | Klingon      | SECURITY       | 9        |
        | Scholar  | personnel | Romulan      | SCIENCE        | 3        |
        | Stranger | personnel | Cardassian   | ENGINEER       | 5        |
      And Alice has:
        | card    | where           |
        | Warlord | on "Excavation" |

    @frame=many
    Example: one attacks one, and the others of both teams fight as well
      Given Alice has:
        | card | where           |
        | Bekk | on "Excavation" |
      And Bob has:
        | card          | where           |
        | Scholar [one] | on "Excavation" |
        | Scholar [two] | on "Excavation" |
      When Alice attacks "Scholar" [one] with "Warlord"
      And chance chooses "Scholar" [two]
      Then "Scholar" [two] has been killed
      And "Warlord" and "Bekk" are now stopped

    @frame=many
    Example: who is not of her team stands aside
      Given Alice has:
        | card     | where           |
        | Stranger | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Scholar | on "Excavation" |
      When Alice attacks "Scholar" with "Warlord"
      Then "Warlord" is now stopped
      And "Stranger" is still not stopped

    @frame=many
    Example: who is stopped does not fight, and does not die of the defeat
      Given Alice has:
        | card           | where           | state   |
        | Bekk [resting] | on "Excavation" | stopped |
      And Bob has:
        | card            | where           |
        | Warlord [their] | on "Excavation" |
        | Bekk [their]    | on "Excavation" |
      When Alice attacks "Warlord" [their] with "Warlord"
      Then "Warlord" has been killed
      And "Bekk" [resting] has not been killed

    @frame=many
    Example: boarders fight together, and so does the crew
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Bekk     | on "Excavation" |
      And "Warlord" and "Bekk" are aboard "Runabout"
      And Bob has:
        | card          | where             |
        | Scholar [one] | aboard "Runabout" |
        | Scholar [two] | aboard "Runabout" |
      When Alice attacks "Scholar" [one] with "Warlord"
      And chance chooses "Scholar" [two]
      Then "Scholar" [two] has been killed
      And "Warlord" and "Bekk" are now stopped

  @ruling=custom-battle-103
  Rule: The side that loses a battle of personnel loses one of them

    @frame=many
    Scenario Outline: Warlord, who has 9, attacks one who has <strength>, and <dead>
      Given these made-up cards:
        | card    | type      | affiliations | classification | strength   |
        | Warlord | personnel | Klingon      | OFFICER        | 9          |
        | Captain | personnel | Romulan      | OFFICER        | <strength> |
      And Alice has:
        | card    | where           |
        | Warlord | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Captain | on "Excavation" |
      When Alice attacks "Captain" with "Warlord"
      Then "Captain" has <his>
      And "Warlord" has <hers>

      Examples: Less, as much, and more
        | strength | dead               | his             | hers            |
        | 8        | the captain dies   | been killed     | not been killed |
        | 9        | nobody dies        | not been killed | not been killed |
        | 10       | Warlord dies of it | not been killed | been killed     |

    @frame=many
    Example: two of the three who lose live, and so do both who win
      Given these made-up cards:
        | card    | type      | affiliations | classification | strength |
        | Warlord | personnel | Klingon      | OFFICER        | 9        |
        | Bekk    | personnel | Klingon      | SECURITY       | 9        |
        | Captain | personnel | Romulan      | OFFICER        | 5        |
        | Scholar | personnel | Romulan      | SCIENCE        | 5        |
        | Pilot   | personnel | Romulan      | ENGINEER       | 5        |
      And Alice has:
        | card    | where           |
        | Warlord | on "Excavation" |
        | Bekk    | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Captain | on "Excavation" |
        | Scholar | on "Excavation" |
        | Pilot   | on "Excavation" |
      When Alice attacks "Captain", "Scholar" and "Pilot" with "Warlord" and "Bekk"
      And chance chooses "Scholar"
      Then "Scholar" has been killed
      And "Captain" and "Pilot" have not been killed
      And "Warlord" and "Bekk" have not been killed

  @ruling=custom-battle-173
  Rule: More than twice the STRENGTH wounds mortally, and less stuns

    @frame=many
    Scenario Outline: Champion, who has 8, meets one who has <strength>, who is on the side that wins
      Given these made-up cards:
        | card     | type      | affiliations | classification | strength   |
        | Champion | personnel | Klingon      | OFFICER        | 8          |
        | Partner  | personnel | Romulan      | SCIENCE        | <strength> |
        | Giant    | personnel | Romulan      | OFFICER        | 20         |
      And Alice has:
        | card     | where           |
        | Champion | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Partner | on "Excavation" |
        | Giant   | on "Excavation" |
      When Alice attacks "Partner" and "Giant" with "Champion"
      Then "Champion" has been killed
      And "Partner" has <fate>

      Examples: Half of it, and less
        | strength | fate            |
        | 4        | not been killed |
        | 3        | been killed     |

    Scenario Outline: a SECURITY of STRENGTH <strength> <wounds> one of 6, and to capture him is <verdict>
      Given these made-up cards:
        | card   | type      | affiliations | classification | skills     | strength   |
        | Captor | personnel | Klingon      | SECURITY       | Leadership | <strength> |
        | Victim | personnel | Romulan      | SCIENCE        | Leadership | 6          |
      And Alice has:
        | card     | where           |
        | Captor   | on "Excavation" |
        | Captured | on the table    |
      And Bob has:
        | card   | where           |
        | Victim | on "Excavation" |
      When Alice attacks "Victim" with "Captor"
      And Alice responds with "Captured"
      Then that is <verdict>

      Examples: Twice as strong, and more
        | strength | wounds          | verdict |
        | 12       | stuns           | legal   |
        | 13       | wounds mortally | illegal |

  Rule: Others come to the aid of those who were attacked

    Background:
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields |
        | Raider | ship | Romulan      | 8     | 3       | 9       |
        | Picket | ship | Federation   | 8     | 5       | 9       |

    Scenario Outline: Bob has attacked one of her ships with Raider, the other one attacks <target>, and that is <verdict>
      Given Alice has:
        | card            | where                 |
        | Picket [one]    | at "Excavation"       |
        | Worf            | aboard "Picket" [one] |
        | Picket [two]    | at "Excavation"       |
        | Jean-Luc Picard | aboard "Picket" [two] |
      And Bob has:
        | card    | where           |
        | Raider  | at "Excavation" |
        | Mendak  | aboard "Raider" |
        | Haakona | at "Excavation" |
      And it is Bob's turn
      When Bob attacks "Picket" [one] with "Raider"
      And Alice chooses none
      And Bob ends the turn
      And Alice attacks "<target>" with "Picket" [two]
      Then that is <verdict>

      @ruling=custom-battle-106 @ruling=custom-battle-105
      Examples: The ship that attacked
        | target | verdict |
        | Raider | legal   |

      @ruling=custom-battle-62
      Examples: Another one
        | target  | verdict |
        | Haakona | illegal |

    @ruling=custom-battle-106
    Example: Riker strikes back at Mendak, and in the turn after that a Federation ship of Bob's comes to Mendak's aid
      Given Alice has:
        | card             | where           |
        | Picket           | at "Excavation" |
        | William T. Riker | aboard "Picket" |
      And Bob has:
        | card                       | where                 |
        | Treaty: Federation/Romulan | on the table          |
        | Raider                     | at "Excavation"       |
        | Mendak                     | aboard "Raider"       |
        | Picket [his]               | at "Excavation"       |
        | Jean-Luc Picard            | aboard "Picket" [his] |
      And it is Bob's turn
      When Bob attacks "Picket" with "Raider"
      And Alice chooses none
      And Bob ends the turn
      And Alice attacks "Raider" with "Picket"
      And Bob chooses none
      And Alice ends the turn
      Then these are legal:
        | action                                   |
        | Bob attacks "Picket" with "Picket" [his] |

  @ruling=custom-battle-174
  Rule: A tactic serves for one battle

    @frame=many
    Example: the freighter is not hit, and the tactic lies face up beneath the others
      Given these made-up cards:
        | card            | type      | affiliations | range | weapons | shields | classification | tactic                         |
        | Heavy Cruiser   | ship      | Klingon      | 7     | 10      | 5       |                |                                |
        | Light Freighter | ship      | Bajoran      | 7     | 2       | 6       |                |                                |
        | Captain Grell   | personnel | Klingon      |       |         |         | OFFICER        |                                |
        | Hard to Port    | tactic    |              |       |         |         |                | DEFENSE 4, hit this, HULL 20   |
        | All Hands       | tactic    |              |       |         |         |                | ATTACK 1, hit this, HULL 20    |
      And the spaceline:
        | mission        |
        | Study Badlands |
      And Alice has:
        | card          | where                  |
        | Heavy Cruiser | at "Study Badlands"    |
        | Captain Grell | aboard "Heavy Cruiser" |
      And Bob has:
        | card               | where               |
        | Battle Bridge Door | on the table        |
        | Light Freighter    | at "Study Badlands" |
      And Bob's Battle Bridge holds in order:
        | card         |
        | Hard to Port |
        | All Hands    |
      When Alice attacks "Light Freighter" with "Heavy Cruiser"
      And Bob chooses "Hard to Port"
      Then "Light Freighter" is still not damaged
      And "Hard to Port" is now in Bob's Battle Bridge
      And "Hard to Port" is now face up

  @ruling=custom-battle-60
  Rule: A player whose Battle Bridge is open draws two cards from it and may play one

    Scenario Outline: Bob's is open, its <place> card is <tactic>, and to play that is <verdict>
      Given these made-up cards:
        | card            | type      | affiliations | range | weapons | shields | classification | tactic                       |
        | Heavy Cruiser   | ship      | Klingon      | 7     | 10      | 5       |                |                              |
        | Light Freighter | ship      | Bajoran      | 7     | 2       | 6       |                |                              |
        | Captain Grell   | personnel | Klingon      |       |         |         | OFFICER        |                              |
        | Hard to Port    | tactic    |              |       |         |         |                | DEFENSE 4, hit this, HULL 20 |
        | Dead Stop       | tactic    |              |       |         |         |                | DEFENSE 4, hit this, HULL 20 |
        | All Hands       | tactic    |              |       |         |         |                | ATTACK 1, hit this, HULL 20  |
      And Alice has:
        | card          | where                  |
        | Heavy Cruiser | at "Excavation"        |
        | Captain Grell | aboard "Heavy Cruiser" |
      And Bob has:
        | card            | where           |
        | Light Freighter | at "Excavation" |
      And Bob has:
        | card               | where        |
        | Battle Bridge Door | on the table |
      And Bob's Battle Bridge holds in order:
        | card         |
        | Hard to Port |
        | All Hands    |
        | Dead Stop    |
      When Alice attacks "Light Freighter" with "Heavy Cruiser"
      And Bob chooses "<tactic>"
      Then that is <verdict>

      Examples: The first two, and the third
        | place  | tactic       | verdict |
        | first  | Hard to Port | legal   |
        | second | All Hands    | legal   |
        | third  | Dead Stop    | illegal |

    @frame=many
    Example: Alice's alone is open, and Bob draws none of his
      Given these made-up cards:
        | card            | type      | affiliations | range | weapons | shields | classification | tactic                       |
        | Heavy Cruiser   | ship      | Klingon      | 7     | 10      | 5       |                |                              |
        | Light Freighter | ship      | Bajoran      | 7     | 2       | 6       |                |                              |
        | Captain Grell   | personnel | Klingon      |       |         |         | OFFICER        |                              |
        | Hard to Port    | tactic    |              |       |         |         |                | DEFENSE 4, hit this, HULL 20 |
        | Dead Stop       | tactic    |              |       |         |         |                | DEFENSE 4, hit this, HULL 20 |
        | All Hands       | tactic    |              |       |         |         |                | ATTACK 1, hit this, HULL 20  |
      And Alice has:
        | card          | where                  |
        | Heavy Cruiser | at "Excavation"        |
        | Captain Grell | aboard "Heavy Cruiser" |
      And Bob has:
        | card            | where           |
        | Light Freighter | at "Excavation" |
      And Alice has:
        | card               | where        |
        | Battle Bridge Door | on the table |
      And Bob's Battle Bridge holds in order:
        | card         |
        | Hard to Port |
        | All Hands    |
        | Dead Stop    |
      When Alice attacks "Light Freighter" with "Heavy Cruiser"
      Then "Hard to Port", "All Hands" and "Dead Stop" are still in Bob's Battle Bridge
      And "Light Freighter" is now damaged

  @ruling=custom-battle-94
  Rule: In 1996 a ship attacks whatever its WEAPONS are

    Example: a tug without WEAPONS attacks
      Given these made-up cards:
        | card        | type | affiliations | range | weapons | shields |
        | Lonely Tug  | ship | Klingon      | 7     | 0       | 5       |
        | Slow Hauler | ship | Romulan      | 7     | 2       | 5       |
      And Alice has:
        | card       | where               |
        | Lonely Tug | at "Excavation"     |
        | Klag       | aboard "Lonely Tug" |
      And Bob has:
        | card        | where                |
        | Slow Hauler | at "Excavation"      |
        | Mendak      | aboard "Slow Hauler" |
      When Alice attacks "Slow Hauler" with "Lonely Tug"
      Then that is legal
