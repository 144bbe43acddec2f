Feature: Basic rules of turns
  Whose turn it is, and whose cards they are.

  Background:
    Given these made-up cards:
      | card          | type      | class | kind   | affiliations | attempted by | range |
      | Quiet Planet  | mission   |       | planet |              | any          |       |
      | Empty Reach   | mission   |       | space  |              | any          |       |
      | Light Shuttle | ship      |       |        | Bajoran      |              | 8     |
      | Old Surveyor  | personnel |       |        | Bajoran      |              |       |

  @ruling=custom-turns-20
  Rule: A player acts in his own turn

    Scenario Outline: it is the turn of <player>, and what Alice would do is <verdict>
      Given Alice has:
        | card                   | where                  |
        | Quiet Planet           | in <spaceline>         |
        | Empty Reach            | in <spaceline>         |
        | Light Shuttle          | at "Quiet Planet"      |
        | Old Surveyor           | aboard "Light Shuttle" |
        | Light Shuttle [second] | at "Quiet Planet"      |
        | Old Surveyor [down]    | on "Quiet Planet"      |
      And it is <player>'s orders
      Then these are <verdict>:
        | action                                                   |
        | Alice moves "Light Shuttle" to "Empty Reach"             |
        | Alice beams "Old Surveyor" to "Quiet Planet"             |
        | Alice beams "Old Surveyor" [down] aboard "Light Shuttle" |
        | Alice attempts "Quiet Planet"                            |

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's, and hers, in First Edition
        | player | verdict | spaceline                    |
        | Bob    | illegal | the Alpha Quadrant spaceline |
        | Alice  | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: Bob's, and hers, in Second Edition
        | player | verdict | spaceline         |
        | Bob    | illegal | Alice's spaceline |
        | Alice  | legal   | Alice's spaceline |

    Scenario Outline: it is the turn of <player>, and for Alice to dock or cloak her ships is <verdict>
      Given these made-up cards:
        | card         | type     | affiliations | range | keywords        |
        | Quiet Harbor | facility | Bajoran      |       |                 |
        | Moored Yacht | ship     | Bajoran      | 8     |                 |
        | Ghost        | ship     | Bajoran      | 8     | Cloaking Device |
        | Shade        | ship     | Bajoran      | 8     | Cloaking Device |
      And Alice has:
        | card               | where                           | state   |
        | Quiet Planet       | in the Alpha Quadrant spaceline |         |
        | Quiet Harbor       | at "Quiet Planet"               |         |
        | Light Shuttle      | at "Quiet Planet"               |         |
        | Moored Yacht       | docked at "Quiet Harbor"        |         |
        | Ghost              | at "Quiet Planet"               |         |
        | Shade              | at "Quiet Planet"               | cloaked |
        | Old Surveyor [one] | aboard "Light Shuttle"          |         |
        | Old Surveyor [two] | aboard "Moored Yacht"           |         |
        | Old Surveyor [3rd] | aboard "Ghost"                  |         |
        | Old Surveyor [4th] | aboard "Shade"                  |         |
      And it is <player>'s orders
      Then these are <verdict>:
        | action                                        |
        | Alice docks "Light Shuttle" at "Quiet Harbor" |
        | Alice undocks "Moored Yacht"                  |
        | Alice cloaks "Ghost"                          |
        | Alice decloaks "Shade"                        |

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: it is the turn of <player>, and for Alice to launch a shuttle or to enter a wormhole is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | classification | skills                   |
        | Relay Crew | personnel | Federation   | SCIENCE        | Physics x2, Astrophysics |
      And these locations:
        | location                 | quadrant |
        | Bajoran Wormhole [alpha] | Alpha    |
        | Bajoran Wormhole [gamma] | Gamma    |
      And Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | U.S.S. Enterprise         | at "Bajoran Wormhole" [alpha] |
        | Geordi La Forge           | aboard "U.S.S. Enterprise"    |
        | Type VI Shuttlecraft      | aboard "U.S.S. Enterprise"    |
        | Deanna Troi               | aboard "Type VI Shuttlecraft" |
        | Runabout                  | at "Bajoran Wormhole" [alpha] |
        | Relay Crew                | aboard "Runabout"             |
        | Operate Wormhole Relays   | on the table                  |
      And it is <player>'s orders
      Then these are <verdict>:
        | action                                                                              |
        | Alice launches "Type VI Shuttlecraft" from "U.S.S. Enterprise"                      |
        | Alice moves "Runabout" to "Bajoran Wormhole" [gamma]                                |
        | Alice moves "Runabout" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays" |

      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: it is the turn of <player>, and for Alice to land, take off or walk is <verdict>
      Given these made-up cards:
        | card         | type     | affiliations | range | keywords                 |
        | Quiet Harbor | facility | Bajoran      |       |                          |
        | Free Packet  | ship     | Bajoran      | 8     | Landing, Cloaking Device |
        | Moored Yacht | ship     | Bajoran      | 8     |                          |
        | Beached Skip | ship     | Bajoran      | 8     | Landing                  |
      And Alice has:
        | card               | where                           |
        | Quiet Planet       | in the Alpha Quadrant spaceline |
        | Quiet Harbor       | at "Quiet Planet"               |
        | Free Packet        | at "Quiet Planet"               |
        | Moored Yacht       | docked at "Quiet Harbor"        |
        | Beached Skip       | landed on "Quiet Planet"        |
        | Old Surveyor [one] | aboard "Free Packet"            |
        | Old Surveyor [two] | aboard "Moored Yacht"           |
        | Old Surveyor [3rd] | aboard "Beached Skip"           |
      And it is <player>'s orders
      Then these are <verdict>:
        | action                                                 |
        | Alice lands "Free Packet" on "Quiet Planet"            |
        | Alice takes off "Beached Skip"                         |
        | Alice walks "Old Surveyor" [3rd] on "Quiet Planet"     |
        | Alice walks "Old Surveyor" [two] aboard "Quiet Harbor" |

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: it is the turn of <player>, and for Alice to report cards is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | range |
        | Mail Packet | ship      | Federation   | 8     |
        | Young Clerk | personnel | Federation   |       |
        | Toolbox     | equipment |              |       |
      And Alice has:
        | card               | where                           |
        | Quiet Planet       | in the Alpha Quadrant spaceline |
        | Federation Outpost | at "Quiet Planet"               |
        | Mail Packet        | in hand                         |
        | Young Clerk        | in hand                         |
        | Toolbox            | in hand                         |
      And it is <player>'s card play
      Then these are <verdict>:
        | action                                              |
        | Alice reports "Mail Packet" to "Federation Outpost" |
        | Alice reports "Young Clerk" to "Federation Outpost" |
        | Alice reports "Toolbox" to "Federation Outpost"     |

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: it is the turn of <player>, and for Alice to lay an objective with hidden agenda face down is <verdict>
      Given Alice has:
        | card                | where   |
        | Assimilate Starship | in hand |
      And it is <player>'s card play
      When Alice plays "Assimilate Starship"
      Then that is <verdict>

      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: it is the turn of <player>, and for Alice to build an outpost is <verdict>
      Given Alice has:
        | card               | where                           |
        | Excavation         | in the Alpha Quadrant spaceline |
        | Geordi La Forge    | on "Excavation"                 |
        | Federation Outpost | in hand                         |
      And it is <player>'s card play
      When Alice plays "Federation Outpost" at "Excavation"
      Then that is <verdict>

      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: it is the turn of <player>, and for Alice to insert a mission is <verdict>
      Given Alice has:
        | card       | where                           |
        | Excavation | in the Alpha Quadrant spaceline |
        | Q's Planet | in hand                         |
      And it is <player>'s card play
      When Alice plays "Q's Planet" at the right end of the Alpha Quadrant spaceline
      Then that is <verdict>

      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: it is the turn of <player>, and for Alice to lay an incident face down is <verdict>
      Given Alice has:
        | card      | where   |
        | Crossover | in hand |
      And it is <player>'s card play
      When Alice plays "Crossover"
      Then that is <verdict>

      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-2014
    Scenario Outline: it is the turn of <player>, and for Alice to lay a time location is <verdict>
      Given Alice has:
        | card              | where                           |
        | Khitomer Research | in the Alpha Quadrant spaceline |
        | Camp Khitomer     | in hand                         |
      And it is <player>'s card play
      When Alice plays "Camp Khitomer" in the time locations
      Then that is <verdict>

      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: it is the turn of <player>, and for Alice to play cards at her headquarters is <verdict>
      Given these made-up cards:
        | card       | type      | kind         |
        | Home World | mission   | headquarters |
        | Toolbox    | equipment |              |
      And Alice has:
        | card          | where                |
        | Home World    | in Alice's spaceline |
        | Light Shuttle | in hand              |
        | Old Surveyor  | in hand              |
        | Toolbox       | in hand              |
      And it is <player>'s card play
      Then these are <verdict>:
        | action                                      |
        | Alice plays "Light Shuttle" at "Home World" |
        | Alice plays "Old Surveyor" at "Home World"  |
        | Alice plays "Toolbox" at "Home World"       |

      @2e
      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: it is the turn of <player>, and for Alice to buy a card from her draw deck is <verdict>
      Given Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
      And Alice's draw deck holds ten cards
      And it is <player>'s card play
      When Alice draws a card
      Then that is <verdict>

      @2e
      Examples: Bob's turn, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: it is Alice's turn, <player> ends it, and that is <verdict>
      Given Alice's draw deck holds ten cards
      And Bob's draw deck holds ten cards
      When <player> ends the turn
      Then that is <verdict>

      Examples: Bob, and she herself
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014 @frame=many
    Example: Alice does not probe in Bob's turn, and does in hers
      Given these locations:
        | location              | quadrant |
        | Wormhole Negotiations | Alpha    |
      And Alice has:
        | card              | where                      | state                             |
        | Establish Gateway | on the table               | targeting "Wormhole Negotiations" |
        | Borg Sphere       | at "Wormhole Negotiations" |                                   |
        | Guard Drone       | aboard "Borg Sphere"       |                                   |
        | Bio-med Drone     | in draw deck               |                                   |
        | Two of Nineteen   | in draw deck               |                                   |
      And this has happened:
        | action                               |
        | Alice scouts "Wormhole Negotiations" |
        | Alice ends the turn                  |
      When Alice probes for "Establish Gateway"
      Then that is illegal
      When Bob ends the turn
      And Alice probes for "Establish Gateway"
      Then "Establish Gateway" is now on "Wormhole Negotiations"

  @ruling=custom-turns-71
  Rule: Orders come before the end of the turn

    Scenario Outline: it is <moment>, and what Alice would do is <verdict>
      Given Alice has:
        | card                | where                  |
        | Quiet Planet        | in <spaceline>         |
        | Empty Reach         | in <spaceline>         |
        | Light Shuttle       | at "Quiet Planet"      |
        | Old Surveyor        | aboard "Light Shuttle" |
        | Old Surveyor [down] | on "Quiet Planet"      |
      And it is <moment>
      Then these are <verdict>:
        | action                                       |
        | Alice moves "Light Shuttle" to "Empty Reach" |
        | Alice beams "Old Surveyor" to "Quiet Planet" |
        | Alice attempts "Quiet Planet"                |

      @1e-1996 @1e-glossary @1e-2014
      Examples: The end, and the orders, in First Edition
        | moment                  | verdict | spaceline                    |
        | the end of Alice's turn | illegal | the Alpha Quadrant spaceline |
        | Alice's orders          | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: The end, and the orders, in Second Edition
        | moment                  | verdict | spaceline         |
        | the end of Alice's turn | illegal | Alice's spaceline |
        | Alice's orders          | legal   | Alice's spaceline |

    Scenario Outline: it is <moment>, and for Alice to dock, land, cloak or walk is <verdict>
      Given these made-up cards:
        | card         | type     | affiliations | range | keywords                 |
        | Quiet Harbor | facility | Bajoran      |       |                          |
        | Free Packet  | ship     | Bajoran      | 8     | Landing, Cloaking Device |
        | Moored Yacht | ship     | Bajoran      | 8     |                          |
        | Beached Skip | ship     | Bajoran      | 8     | Landing                  |
      And Alice has:
        | card               | where                           |
        | Quiet Planet       | in the Alpha Quadrant spaceline |
        | Quiet Harbor       | at "Quiet Planet"               |
        | Free Packet        | at "Quiet Planet"               |
        | Moored Yacht       | docked at "Quiet Harbor"        |
        | Beached Skip       | landed on "Quiet Planet"        |
        | Old Surveyor [one] | aboard "Free Packet"            |
        | Old Surveyor [two] | aboard "Moored Yacht"           |
        | Old Surveyor [3rd] | aboard "Beached Skip"           |
      And it is <moment>
      Then these are <verdict>:
        | action                                                 |
        | Alice docks "Free Packet" at "Quiet Harbor"            |
        | Alice undocks "Moored Yacht"                           |
        | Alice cloaks "Free Packet"                             |
        | Alice lands "Free Packet" on "Quiet Planet"            |
        | Alice takes off "Beached Skip"                         |
        | Alice walks "Old Surveyor" [3rd] on "Quiet Planet"     |
        | Alice walks "Old Surveyor" [two] aboard "Quiet Harbor" |

      @1e-1996 @1e-glossary @1e-2014
      Examples: The end, and the orders
        | moment                  | verdict |
        | the end of Alice's turn | illegal |
        | Alice's orders          | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: it is <moment>, and for Alice to launch a shuttle or to enter a wormhole is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | classification | skills                   |
        | Relay Crew | personnel | Federation   | SCIENCE        | Physics x2, Astrophysics |
      And these locations:
        | location                 | quadrant |
        | Bajoran Wormhole [alpha] | Alpha    |
        | Bajoran Wormhole [gamma] | Gamma    |
      And Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | U.S.S. Enterprise         | at "Bajoran Wormhole" [alpha] |
        | Geordi La Forge           | aboard "U.S.S. Enterprise"    |
        | Type VI Shuttlecraft      | aboard "U.S.S. Enterprise"    |
        | Deanna Troi               | aboard "Type VI Shuttlecraft" |
        | Runabout                  | at "Bajoran Wormhole" [alpha] |
        | Relay Crew                | aboard "Runabout"             |
        | Operate Wormhole Relays   | on the table                  |
      And it is <moment>
      Then these are <verdict>:
        | action                                                                              |
        | Alice launches "Type VI Shuttlecraft" from "U.S.S. Enterprise"                      |
        | Alice moves "Runabout" to "Bajoran Wormhole" [gamma]                                |
        | Alice moves "Runabout" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays" |

      Examples: The end, and the orders
        | moment                  | verdict |
        | the end of Alice's turn | illegal |
        | Alice's orders          | legal   |

  @ruling=custom-turns-21
  Rule: A player gives orders to his own cards

    Scenario Outline: the ship and its crew are those of <player>, and what Alice would do is <verdict>
      Given Alice has:
        | card         | where          |
        | Quiet Planet | in <spaceline> |
        | Empty Reach  | in <spaceline> |
      And <player> has:
        | card                | where                  |
        | Light Shuttle       | at "Quiet Planet"      |
        | Old Surveyor        | aboard "Light Shuttle" |
        | Old Surveyor [down] | on "Quiet Planet"      |
      Then these are <verdict>:
        | action                                                   |
        | Alice moves "Light Shuttle" to "Empty Reach"             |
        | Alice beams "Old Surveyor" to "Quiet Planet"             |
        | Alice beams "Old Surveyor" [down] aboard "Light Shuttle" |

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's, and hers, in First Edition
        | player | verdict | spaceline                    |
        | Bob    | illegal | the Alpha Quadrant spaceline |
        | Alice  | legal   | the Alpha Quadrant spaceline |

      @2e
      Examples: Bob's, and hers, in Second Edition
        | player | verdict | spaceline         |
        | Bob    | illegal | Alice's spaceline |
        | Alice  | legal   | Alice's spaceline |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Alice attacks with a ship of hers and one of <player>'s, and that is <verdict>
      Given these made-up cards:
        | card      | type      | affiliations | classification | range | weapons | shields |
        | Raider    | ship      | Klingon      |                | 8     | 7       | 5       |
        | Escort    | ship      | Klingon      |                | 8     | 6       | 5       |
        | Freighter | ship      | Romulan      |                | 8     | 3       | 5       |
        | Old Hand  | personnel | Klingon      | OFFICER        |       |         |         |
        | New Hand  | personnel | Klingon      | OFFICER        |       |         |         |
      And Alice has:
        | card         | where                           |
        | Quiet Planet | in the Alpha Quadrant spaceline |
        | Raider       | at "Quiet Planet"               |
        | Old Hand     | aboard "Raider"                 |
      And <player> has:
        | card     | where             |
        | Escort   | at "Quiet Planet" |
        | New Hand | aboard "Escort"   |
      And Bob has:
        | card      | where             |
        | Freighter | at "Quiet Planet" |
      When Alice attacks "Freighter" with "Raider" and "Escort"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: her ship is above a planet with <player>'s Away Team, and to beam that aboard is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | range |
        | Steel Crate | equipment |              |       |
      And Alice has:
        | card               | where                           |
        | Quiet Planet       | in the Alpha Quadrant spaceline |
        | Light Shuttle      | at "Quiet Planet"               |
        | Old Surveyor [one] | aboard "Light Shuttle"          |
      And <player> has:
        | card               | where             |
        | Old Surveyor [two] | on "Quiet Planet" |
        | Steel Crate        | on "Quiet Planet" |
      Then these are <verdict>:
        | action                                                  |
        | Alice beams "Old Surveyor" [two] aboard "Light Shuttle" |
        | Alice beams "Steel Crate" aboard "Light Shuttle"        |

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: the ships are <player>'s, and for Alice to dock or cloak them is <verdict>
      Given these made-up cards:
        | card         | type     | affiliations | range | keywords        |
        | Quiet Harbor | facility | Bajoran      |       |                 |
        | Free Packet  | ship     | Bajoran      | 8     |                 |
        | Moored Yacht | ship     | Bajoran      | 8     |                 |
        | Ghost        | ship     | Bajoran      | 8     | Cloaking Device |
        | Shade        | ship     | Bajoran      | 8     | Cloaking Device |
      And Alice has:
        | card         | where                           |
        | Quiet Planet | in the Alpha Quadrant spaceline |
      And <player> has:
        | card               | where                    | state   |
        | Quiet Harbor       | at "Quiet Planet"        |         |
        | Free Packet        | at "Quiet Planet"        |         |
        | Moored Yacht       | docked at "Quiet Harbor" |         |
        | Ghost              | at "Quiet Planet"        |         |
        | Shade              | at "Quiet Planet"        | cloaked |
        | Old Surveyor [one] | aboard "Free Packet"     |         |
        | Old Surveyor [two] | aboard "Moored Yacht"    |         |
        | Old Surveyor [3rd] | aboard "Ghost"           |         |
        | Old Surveyor [4th] | aboard "Shade"           |         |
      Then these are <verdict>:
        | action                                      |
        | Alice docks "Free Packet" at "Quiet Harbor" |
        | Alice undocks "Moored Yacht"                |
        | Alice cloaks "Ghost"                        |
        | Alice decloaks "Shade"                      |

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: her crew is aboard ships of <player>'s, and for Alice to fly them is <verdict>
      Given these made-up cards:
        | card         | type     | affiliations | range | keywords                 |
        | Quiet Harbor | facility | Bajoran      |       |                          |
        | Free Packet  | ship     | Bajoran      | 8     | Landing, Cloaking Device |
        | Moored Yacht | ship     | Bajoran      | 8     |                          |
        | Beached Skip | ship     | Bajoran      | 8     | Landing                  |
      And Alice has:
        | card         | where                           |
        | Quiet Planet | in the Alpha Quadrant spaceline |
        | Empty Reach  | in the Alpha Quadrant spaceline |
      And <player> has:
        | card         | where                    |
        | Quiet Harbor | at "Quiet Planet"        |
        | Free Packet  | at "Quiet Planet"        |
        | Moored Yacht | docked at "Quiet Harbor" |
        | Beached Skip | landed on "Quiet Planet" |
      And Alice has:
        | card               | where                 |
        | Old Surveyor [one] | aboard "Free Packet"  |
        | Old Surveyor [two] | aboard "Moored Yacht" |
        | Old Surveyor [3rd] | aboard "Beached Skip" |
      Then these are <verdict>:
        | action                                      |
        | Alice moves "Free Packet" to "Empty Reach"  |
        | Alice docks "Free Packet" at "Quiet Harbor" |
        | Alice lands "Free Packet" on "Quiet Planet" |
        | Alice cloaks "Free Packet"                  |
        | Alice undocks "Moored Yacht"                |
        | Alice takes off "Beached Skip"              |

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: the relays are <player>'s, and that they carry her skiff is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | range | classification | skills                   |
        | Relay Skiff | ship      | Bajoran      | 8     |                |                          |
        | Relay Crew  | personnel | Bajoran      |       | SCIENCE        | Physics x2, Astrophysics |
      And these locations:
        | location                 | quadrant |
        | Bajoran Wormhole [alpha] | Alpha    |
        | Bajoran Wormhole [gamma] | Gamma    |
      And Alice has:
        | card        | where                         |
        | Relay Skiff | at "Bajoran Wormhole" [alpha] |
        | Relay Crew  | aboard "Relay Skiff"          |
      And <player> has:
        | card                    | where   |
        | Operate Wormhole Relays | on the table |
      When Alice moves "Relay Skiff" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: those of two affiliations are <player>'s, and for Alice to switch them is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations        | range |
        | Free Trader | personnel | Federation, Romulan |       |
        | Free Barge  | ship      | Federation, Romulan | 8     |
      And Alice has:
        | card         | where                           |
        | Quiet Planet | in the Alpha Quadrant spaceline |
      And <player> has:
        | card        | where             | state           |
        | Free Trader | on "Quiet Planet" | in Romulan mode |
        | Free Barge  | at "Quiet Planet" | in Romulan mode |
      Then these are <verdict>:
        | action                                            |
        | Alice switches "Free Trader" into Federation mode |
        | Alice switches "Free Barge" into Federation mode  |

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: the version in play is <player>'s, and for Alice to replace it is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | persona | unique |
        | Young Kelm | personnel | Bajoran      | Kelm    | yes    |
        | Old Kelm   | personnel | Bajoran      | Kelm    | yes    |
      And Alice has:
        | card         | where                           |
        | Quiet Planet | in the Alpha Quadrant spaceline |
        | Old Kelm     | in hand                         |
      And <player> has:
        | card       | where             |
        | Young Kelm | on "Quiet Planet" |
      And it is the start of Alice's turn
      When Alice replaces "Young Kelm" with "Old Kelm"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Arandis is <player>'s, and for Alice to use her icon is <verdict>
      Given Alice has:
        | card         | where                           |
        | Quiet Planet | in the Alpha Quadrant spaceline |
        | Jamaharon    | in draw deck                    |
      And <player> has:
        | card    | where             |
        | Arandis | on "Quiet Planet" |
      And Bob has:
        | card     | where        |
        | Horga'hn | on the table |
      When Alice uses "Arandis"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Bob beams somebody down, and for Alice to answer with the icon of <copy> copy is <verdict>
      Given Alice has:
        | card                               | where                           |
        | Quiet Planet                       | in the Alpha Quadrant spaceline |
        | Medical Kit                        | in draw deck                    |
        | Alyssa Ogawa (First Contact) [her] | on "Quiet Planet"               |
      And Bob has:
        | card                               | where                  |
        | Alyssa Ogawa (First Contact) [his] | on "Quiet Planet"      |
        | Light Shuttle                      | at "Quiet Planet"      |
        | Old Surveyor                       | aboard "Light Shuttle" |
      And it is Bob's orders
      When Bob beams "Old Surveyor" to "Quiet Planet"
      And Alice responds with "Alyssa Ogawa (First Contact)" [<copy>]
      Then that is <verdict>

      Examples: His, and hers
        | copy | verdict |
        | his  | illegal |
        | her  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Defend Homeworld is <player>'s, and for Alice to download by it is <verdict>
      Given Alice has:
        | card               | where                           |
        | Excavation         | in the Alpha Quadrant spaceline |
        | Federation Outpost | at "Excavation"                 |
        | Worf               | in draw deck                    |
      And <player> has:
        | card             | where        | state   |
        | Defend Homeworld | on the table | face up |
      Then these are <verdict>:
        | action                                                                 |
        | Alice downloads "Worf" to "Federation Outpost" with "Defend Homeworld" |

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-1996
    Scenario Outline: the cloaked ships are <player>'s, and for Alice to mix them is <verdict>
      Given these made-up cards:
        | card  | type | affiliations | range | keywords        |
        | Ghost | ship | Romulan      | 8     | Cloaking Device |
        | Shade | ship | Romulan      | 8     | Cloaking Device |
      And Alice has:
        | card         | where                           |
        | Quiet Planet | in the Alpha Quadrant spaceline |
      And <player> has:
        | card  | where             | state   |
        | Ghost | at "Quiet Planet" | cloaked |
        | Shade | at "Quiet Planet" | cloaked |
      When Alice shuffles "Ghost" and "Shade"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: a ship that has landed is that of <player>, and for Alice to walk its crew off is <verdict>
      Given these made-up cards:
        | card         | type | affiliations | range | keywords |
        | Beached Skip | ship | Bajoran      | 8     | Landing  |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And <player> has:
        | card         | where                    |
        | Beached Skip | landed on "Quiet Planet" |
        | Old Surveyor | aboard "Beached Skip"    |
      Then these are <verdict>:
        | action                                       |
        | Alice walks "Old Surveyor" on "Quiet Planet" |

      Examples: His, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-2014
    Scenario Outline: an agent is <player>'s, and for Alice to have him infiltrate Bob's Away Team is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | icons                  |
        | Sly Agent    | personnel | Romulan      | starfleet infiltration |
        | Quiet Ensign | personnel | Starfleet    |                        |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Bob has:
        | card         | where             |
        | Quiet Ensign | on "Quiet Planet" |
      And <player> has:
        | card      | where             |
        | Sly Agent | on "Quiet Planet" |
      When Alice infiltrates "Quiet Ensign" with "Sly Agent"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

  @ruling=custom-turns-23
  Rule: What lasts until the end of the turn ends with the turn in progress

    @frame=many
    Example: Kargan was disabled in the turn that is over, and attempts the mission in his own
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Spot | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Kargan | on "Excavation" |
      When Alice uses "Spot" on "Kargan"
      Then "Kargan" is now disabled
      When Alice ends the turn
      Then "Kargan" is no longer disabled

  @ruling=custom-turns-60 @frame=many
  Rule: The player whose turn it is orders what is due at its end

    Scenario Outline: two Borg Ships are due to move on, and the <which> one may be the first
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Plunder Site   |
        | Survey Mission |
      And Bob has:
        | card               | where             |
        | Borg Ship [first]  | at "Excavation"   |
        | Borg Ship [second] | at "Plunder Site" |
      And "Borg Ship" [first] and "Borg Ship" [second] are targeting "Survey Mission"
      When Alice ends the turn
      And Alice chooses "Borg Ship" [<which>]
      Then "Borg Ship" [first] is now at "Plunder Site"
      And "Borg Ship" [second] is now at "Survey Mission"

      Examples: Either of them
        | which  |
        | first  |
        | second |

  @ruling=custom-turns-01
  Rule: A player draws a card at the end of his turn

    Example: the top card of her draw deck, and the next one stays there
      Given Alice has:
        | card | where                       |
        | Data | on top of Alice's draw deck |
        | Worf | in draw deck                |
      When Alice ends the turn
      Then "Data" is now in Alice's hand
      And "Worf" is still in Alice's draw deck
      And it is now Bob's turn
      And nothing else has changed

    @frame=many
    Example: she has reported somebody in this turn, and draws as well
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Calloway           | in hand                     |
        | Data               | on top of Alice's draw deck |
        | Worf               | in draw deck                |
      When Alice reports "Calloway" to "Federation Outpost"
      And Alice ends the turn
      Then "Calloway" is still aboard "Federation Outpost"
      And "Data" is now in Alice's hand
      And "Worf" is still in Alice's draw deck

  @ruling=custom-turns-22
  Rule: In Second Edition no card is drawn as a turn ends

    Example: the top card of her draw deck stays there
      Given these made-up cards:
        | card         | type      | affiliations |
        | Old Surveyor | personnel | Bajoran      |
      And Alice has:
        | card         | where                       |
        | Old Surveyor | on top of Alice's draw deck |
      When Alice ends the turn
      Then "Old Surveyor" is still in Alice's draw deck
      And it is now Bob's turn
      And nothing else has changed
