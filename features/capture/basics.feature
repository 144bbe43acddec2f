Feature: Basic rules of captives
  Who takes them along, and where.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-capture-30
  Rule: Captors take their captives along as they take Equipment

    Background:
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Plunder Site"       |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
        | Klag           | on "Plunder Site"       |

    Scenario Outline: Klag is beamed up with <how many> of Bob's who are <state>, and that is <verdict>
      Given Bob has:
        | card    | where             | state   |
        | Taris   | on "Plunder Site" | <state> |
        | Palteth | on "Plunder Site" | <state> |
      When Alice beams <who> aboard "I.K.C. Hegh'ta"
      Then that is <verdict>

      Examples: One captive of hers, and two
        | how many | who                           | state                        | verdict |
        | one      | "Klag" and "Taris"            | captive, controlled by Alice | legal   |
        | two      | "Klag", "Taris" and "Palteth" | captive, controlled by Alice | legal   |

    Scenario Outline: Taris is <state>, and her own player beams her up, which is <verdict>
      Given Bob has:
        | card    | where             | state   |
        | Haakona | at "Plunder Site" |         |
        | Palteth | aboard "Haakona"  |         |
        | Taris   | on "Plunder Site" | <state> |
      And it is Bob's turn
      When Bob beams "Taris" aboard "Haakona"
      Then that is <verdict>

      Examples: A captive of Alice's, and not
        | state       | verdict |
        | captive     | illegal |
        | not captive | legal   |

    Example: Kurn takes her along to the outpost on foot
      Given Alice has:
        | card            | where             |
        | Klingon Outpost | at "Plunder Site" |
      And "I.K.C. Hegh'ta" is docked at "Klingon Outpost"
      And Bob has:
        | card  | where                   | state   |
        | Taris | aboard "I.K.C. Hegh'ta" | captive |
      Then these are legal:
        | action                                                  |
        | Alice walks "Kurn" and "Taris" aboard "Klingon Outpost" |

    @frame=many
    Example: Bob captures Data elsewhere, and Taris is Alice's captive all the same
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | on "Excavation" |
      And Bob has:
        | card                       | where              | state   |
        | Armus - Skin of Evil       | under "Excavation" |         |
        | Dixon Hill's Business Card | in hand            |         |
        | Taris                      | on "Plunder Site"  | captive |
      And "Data" is on "Plunder Site"
      When Alice attempts "Excavation"
      And Bob responds with "Dixon Hill's Business Card"
      And Bob chooses "Data"
      And Alice beams "Klag" and "Taris" aboard "I.K.C. Hegh'ta"
      Then "Taris" is now aboard "I.K.C. Hegh'ta"

    Scenario Outline: Taris is <state>, and Near-Warp Transport beams her away for her own player, which is <verdict>
      Given Bob has:
        | card                | where             | state   |
        | Haakona             | at "Plunder Site" |         |
        | Palteth             | aboard "Haakona"  |         |
        | Taris               | aboard "Haakona"  | <state> |
        | Near-Warp Transport | in hand           |         |
      And it is Bob's turn
      When Bob plays "Near-Warp Transport" to "Excavation" with "Taris"
      Then that is <verdict>

      Examples: A captive of Alice's, and not
        | state       | verdict |
        | captive     | illegal |
        | not captive | legal   |

    Scenario Outline: Taris is <state>, and her own player walks her along to his outpost, which is <verdict>
      Given Bob has:
        | card            | where                       | state   |
        | Romulan Outpost | at "Plunder Site"           |         |
        | Haakona         | docked at "Romulan Outpost" |         |
        | Palteth         | aboard "Haakona"            |         |
        | Taris           | aboard "Haakona"            | <state> |
      And it is Bob's turn
      When Bob walks "Palteth" and "Taris" aboard "Romulan Outpost"
      Then that is <verdict>

      Examples: A captive of Alice's, and not
        | state       | verdict |
        | captive     | illegal |
        | not captive | legal   |

  @ruling=custom-capture-31
  Rule: Whoever is captured comes to the captor's cards at that location

    Scenario Outline: Bob's cards are <there>, and Data is <where>
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card | where               |
        | Worf | on "Excavation"     |
        | Data | on "Relief Mission" |
      And Bob has:
        | card                       | where                   |
        | Armus - Skin of Evil       | under "Excavation"      |
        | Dixon Hill's Business Card | in hand                 |
        | I.K.C. Hegh'ta             | at "<place>"            |
        | Kurn                       | aboard "I.K.C. Hegh'ta" |
      When Alice attempts "Excavation"
      And Bob responds with "Dixon Hill's Business Card"
      Then "Data" has been captured
      And "Data" is <where>

      @frame=many
      Examples: Where he is, and elsewhere
        | there     | place          | where                       |
        | there     | Relief Mission | now aboard "I.K.C. Hegh'ta" |
        | elsewhere | Excavation     | still on "Relief Mission"   |

    @frame=many
    Example: the crew of an outpost of Bob's takes him in
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card | where              |
        | Worf | on "Excavation"    |
        | Data | on "Plunder Site"  |
      And Bob has:
        | card                       | where                    |
        | Armus - Skin of Evil       | under "Excavation"       |
        | Dixon Hill's Business Card | in hand                  |
        | Klingon Outpost            | at "Plunder Site"        |
        | Kurn                       | aboard "Klingon Outpost" |
      When Alice attempts "Excavation"
      And Bob responds with "Dixon Hill's Business Card"
      Then "Data" has been captured
      And "Data" is now aboard "Klingon Outpost"

    @frame=many
    Example: a crew of Alice's is there, and none of Bob's, and Data stays
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card     | where               |
        | Worf     | on "Excavation"     |
        | Data     | on "Relief Mission" |
        | Runabout | at "Relief Mission" |
        | Calloway | aboard "Runabout"   |
      And Bob has:
        | card                       | where              |
        | Armus - Skin of Evil       | under "Excavation" |
        | Dixon Hill's Business Card | in hand            |
      When Alice attempts "Excavation"
      And Bob responds with "Dixon Hill's Business Card"
      And Bob chooses "Data"
      Then "Data" has been captured
      And "Data" is still on "Relief Mission"

    Scenario Outline: nobody but <whom> is aboard Bob's ship, and Data stays
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card | where               |
        | Worf | on "Excavation"     |
        | Data | on "Relief Mission" |
      And Bob has:
        | card                       | where                   | state   |
        | Armus - Skin of Evil       | under "Excavation"      |         |
        | Dixon Hill's Business Card | in hand                 |         |
        | I.K.C. Hegh'ta             | at "Relief Mission"     |         |
        | <card>                     | aboard "I.K.C. Hegh'ta" | <state> |
      When Alice attempts "Excavation"
      And Bob responds with "Dixon Hill's Business Card"
      Then "Data" has been captured
      And "Data" is still on "Relief Mission"

      @frame=many
      Examples: A thing, and one who is captive himself
        | whom                 | card      | state   |
        | a Tricorder          | Tricorder |         |
        | a captive of Alice's | Kurn      | captive |

    Scenario Outline: Bob has a crew and an Away Team there, and Data comes to the <which>
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card     | where               |
        | Worf     | on "Excavation"     |
        | Runabout | at "Relief Mission" |
        | Data     | aboard "Runabout"   |
      And Bob has:
        | card                       | where                   |
        | Armus - Skin of Evil       | under "Excavation"      |
        | Dixon Hill's Business Card | in hand                 |
        | I.K.C. Hegh'ta             | at "Relief Mission"     |
        | Kurn                       | aboard "I.K.C. Hegh'ta" |
        | Klag                       | on "Relief Mission"     |
      When Alice attempts "Excavation"
      And Bob responds with "Dixon Hill's Business Card"
      And Bob chooses <to>
      Then "Data" has been captured
      And "Data" is now <where>

      @frame=many
      Examples: Either
        | which     | to               | where                   |
        | crew      | "I.K.C. Hegh'ta" | aboard "I.K.C. Hegh'ta" |
        | Away Team | "Relief Mission" | on "Relief Mission"     |

  @ruling=custom-capture-34
  Rule: Captors do not attack their captives

    Scenario Outline: Taris is <state>, and to attack her is <verdict>
      Given Alice has:
        | card | where           |
        | Kurn | on "Excavation" |
      And Bob has:
        | card  | where           | state   |
        | Taris | on "Excavation" | <state> |
      When Alice attacks "Taris" with "Kurn"
      Then that is <verdict>

      Examples: A captive, and not
        | state       | verdict |
        | captive     | illegal |
        | not captive | legal   |

    Scenario Outline: Palteth is free, Taris is <state>, and to attack both is <verdict>
      Given Alice has:
        | card | where           |
        | Kurn | on "Excavation" |
      And Bob has:
        | card    | where           | state   |
        | Palteth | on "Excavation" |         |
        | Taris   | on "Excavation" | <state> |
      When Alice attacks "Palteth" and "Taris" with "Kurn"
      Then that is <verdict>

      Examples: A captive, and not
        | state       | verdict |
        | captive     | illegal |
        | not captive | legal   |

  @ruling=custom-capture-35
  Rule: Nobody moves a captive with whom he has nobody

    Scenario Outline: Klag is <where>, and Taris is beamed up, which is <verdict>
      Given Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
        | Klag           | <where>                 |
      And Bob has:
        | card  | where           | state   |
        | Taris | on "Excavation" | captive |
      When Alice beams "Taris" aboard "I.K.C. Hegh'ta"
      Then that is <verdict>

      Examples: With her, and aboard
        | where                   | verdict |
        | aboard "I.K.C. Hegh'ta" | illegal |
        | on "Excavation"         | legal   |

    Scenario Outline: Klag is <where> that has landed beside Taris, and to walk with <who> aboard is <verdict>
      Given these made-up cards:
        | card         | type | affiliations | range | keywords |
        | Small Raider | ship | Klingon      | 8     | Landing  |
      And Alice has:
        | card         | where                    |
        | Small Raider | landed on "Excavation"   |
        | Kurn         | aboard "Small Raider"    |
        | Klag         | <place>                  |
      And Bob has:
        | card  | where           | state   |
        | Taris | on "Excavation" | captive |
      When Alice walks <cards> aboard "Small Raider"
      Then that is <verdict>

      Examples: Aboard the ship, and with her
        | where           | place                 | who  | cards              | verdict |
        | aboard the ship | aboard "Small Raider" | her  | "Taris"            | illegal |
        | off the ship    | on "Excavation"       | both | "Klag" and "Taris" | legal   |

    Scenario Outline: <who> is with Taris, and to beam her up is <verdict>
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card           | where                   | state   |
        | I.K.C. Hegh'ta | at "Excavation"         |         |
        | Kurn           | aboard "I.K.C. Hegh'ta" |         |
        | <card>         | on "<where>"            | <state> |
      And Bob has:
        | card  | where           | state   |
        | Taris | on "Excavation" | captive |
      When Alice beams "Taris" aboard "I.K.C. Hegh'ta"
      Then that is <verdict>

      Examples: Nobody who could hold her, and one who does
        | who                      | card      | where          | state       | verdict |
        | a Tricorder alone        | Tricorder | Excavation     |             | illegal |
        | nobody                   | Klag      | Relief Mission | not captive | illegal |
        | Klag, a captive himself, | Klag      | Excavation     | captive     | illegal |
        | Klag, who is free,       | Klag      | Excavation     | not captive | legal   |

  @ruling=custom-capture-36
  Rule: Whom nobody holds any more is freed by his own

    Background:
      Given Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
        | Klag           | on "Excavation"         |
      And Bob has:
        | card    | where           | state   |
        | Palteth | on "Excavation" |         |
        | Taris   | on "Excavation" | captive |

    Example: Klag leaves her with Palteth
      When Alice beams "Klag" aboard "I.K.C. Hegh'ta"
      Then "Klag" is now aboard "I.K.C. Hegh'ta"
      And "Taris" is no longer captive
      And "Taris" is no longer disabled
      And nothing else has changed

    Example: her own come to her
      Given Bob has:
        | card    | where            |
        | Haakona | at "Excavation"  |
        | Mendak  | aboard "Haakona" |
      And "Palteth" is aboard "Haakona"
      And "Klag" is aboard "I.K.C. Hegh'ta"
      And it is Bob's turn
      When Bob beams "Mendak" to "Excavation"
      Then "Mendak" is now on "Excavation"
      And "Taris" is no longer captive
      And "Taris" is no longer disabled
      And nothing else has changed

    Example: Klag leaves Taris, and Tomalak, whom Korvek holds elsewhere, stays a captive among his own
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card   | where               |
        | Korvek | on "Relief Mission" |
      And Bob has:
        | card    | where               | state   |
        | Mendak  | on "Relief Mission" |         |
        | Tomalak | on "Relief Mission" | captive |
      When Alice beams "Klag" aboard "I.K.C. Hegh'ta"
      Then "Klag" is now aboard "I.K.C. Hegh'ta"
      And "Taris" is no longer captive
      And "Taris" is no longer disabled
      And "Tomalak" is still captive
      And nothing else has changed

    Example: Klag leaves her aboard a ship of her own player's
      Given these made-up cards:
        | card         | type | affiliations | range | keywords |
        | Small Packet | ship | Romulan      | 8     | Landing  |
      And Bob has:
        | card         | where                  |
        | Small Packet | landed on "Excavation" |
        | Mendak       | aboard "Small Packet"  |
      And "Klag" and "Taris" are aboard "Small Packet"
      When Alice walks "Klag" to "Excavation"
      Then "Klag" is now on "Excavation"
      And "Taris" is no longer captive
      And "Taris" is no longer disabled
      And nothing else has changed

    @frame=many
    Example: once she is free, her own player moves her again
      Given Bob has:
        | card    | where            |
        | Haakona | at "Excavation"  |
        | Mendak  | aboard "Haakona" |
      And "Taris" is controlled by Alice
      When Alice beams "Klag" aboard "I.K.C. Hegh'ta"
      And Alice ends the turn
      And Bob beams "Taris" aboard "Haakona"
      Then "Taris" is now aboard "Haakona"

  @ruling=custom-capture-32
  Rule: In 1996 and in Second Edition nobody takes captives along

    @1e-1996
    Scenario Outline: Klag is beamed up <how>, and that is <verdict>
      Given Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
        | Klag           | on "Excavation"         |
      And Bob has:
        | card  | where           | state   |
        | Taris | on "Excavation" | captive |
      When Alice beams <who> aboard "I.K.C. Hegh'ta"
      Then that is <verdict>

      Examples: With a captive of hers, and alone
        | how            | who                | verdict |
        | with a captive | "Klag" and "Taris" | illegal |
        | alone          | "Klag"             | legal   |

  @ruling=custom-capture-33
  Rule: In 1996 whoever is captured stays there

    Example: Bob seizes Wesley, and his own ship is there
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card           | where                      |
        | U.S.S. Hood    | at "Wormhole Negotiations" |
        | Wesley Crusher | aboard "U.S.S. Hood"       |
      And Bob has:
        | card           | where                      |
        | Ktarian Game   | on "U.S.S. Hood"           |
        | I.K.C. Hegh'ta | at "Wormhole Negotiations" |
        | Kurn           | aboard "I.K.C. Hegh'ta"    |
        | Seize Wesley   | in hand                    |
      And it is Bob's turn
      When Bob plays "Seize Wesley" on "U.S.S. Hood"
      Then "Wesley Crusher" is now captive
      And "Wesley Crusher" is now disabled
      And "Wesley Crusher" is still aboard "U.S.S. Hood"
      And "Seize Wesley" is now in Bob's discard pile
      And nothing else has changed

  @ruling=custom-capture-02
  Rule: A card belongs to the player who controls it

    @1e-glossary @1e-2014
    Scenario Outline: Bob's Haakona is controlled by <player>, and Alice plays Metaphasic Shields on it, which is <verdict>
      Given Alice has:
        | card               | where   |
        | Metaphasic Shields | in hand |
      And Bob has:
        | card    | where           | state                  |
        | Haakona | at "Excavation" | controlled by <player> |
      When Alice plays "Metaphasic Shields" on "Haakona"
      Then that is <verdict>

      Examples: His own, and taken from him
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Bob's Haakona is controlled by <player>, and a ship of Alice's attacks it, which is <verdict>
      Given Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card    | where           | state                  |
        | Haakona | at "Excavation" | controlled by <player> |
      When Alice attacks "Haakona" with "I.K.C. Hegh'ta"
      Then that is <verdict>

      Examples: His own, and taken from him
        | player | verdict |
        | Bob    | legal   |
        | Alice  | illegal |

    @1e-glossary @1e-2014
    Scenario Outline: Bob's scout is controlled by <player>, and for Alice to dock it at her outpost is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | range | shields |
        | Grey Scout | ship      | Romulan      | 8     | 4       |
        | Lone Pilot | personnel | Romulan      |       |         |
      And Alice has:
        | card            | where               |
        | Romulan Outpost | at "Excavation"     |
        | Lone Pilot      | aboard "Grey Scout" |
      And Bob has:
        | card       | where           | state                  |
        | Grey Scout | at "Excavation" | controlled by <player> |
      When Alice docks "Grey Scout" at "Romulan Outpost"
      Then that is <verdict>

      Examples: His own, and taken from him
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Bob's crate is controlled by <player>, and for Alice to beam it aboard her ship is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations |
        | Steel Crate | equipment |              |
        | Tall Guard  | personnel | Romulan      |
      And Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Excavation"         |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
        | Klag           | on "Excavation"         |
      And Bob has:
        | card        | where           | state                  |
        | Tall Guard  | on "Excavation" |                        |
        | Steel Crate | on "Excavation" | controlled by <player> |
      When Alice beams "Steel Crate" aboard "I.K.C. Hegh'ta"
      Then that is <verdict>

      Examples: His own, and taken from him
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |
