Feature: Where cards report
  To a facility, and elsewhere only where a card says so.

  @ruling=custom-reporting-94
  Rule: What is played on another card is played on one that is in play

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | range | gender | unique |
        | Light Shuttle | ship      | Klingon      | 8     |        |        |
        | Old Warrior   | personnel | Klingon      |       | male   | yes    |
      And the spaceline:
        | mission    |
        | Excavation |

    Scenario Outline: the ship is <where>, and to play an event on it is <verdict>
      Given Alice has:
        | card               | where   |
        | Light Shuttle      | <where> |
        | Metaphasic Shields | in hand |
      When Alice plays "Metaphasic Shields" on "Light Shuttle"
      Then that is <verdict>

      Examples: In hand, in two piles, and in play
        | where           | verdict |
        | in hand         | illegal |
        | in draw deck    | illegal |
        | in discard pile | illegal |
        | at "Excavation" | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Bob's warrior is <where>, and to play an objective on him is <verdict>
      Given Bob has:
        | card        | where   |
        | Old Warrior | <where> |
      And Alice has:
        | card                   | where   |
        | Assimilate Counterpart | in hand |
      When Alice plays "Assimilate Counterpart" on "Old Warrior"
      Then that is <verdict>

      Examples: In his discard pile, and in play
        | where           | verdict |
        | in discard pile | illegal |
        | on "Excavation" | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Bob's ship is <where>, and to aim an objective at it is <verdict>
      Given Bob has:
        | card          | where   |
        | Light Shuttle | <where> |
      And Alice has:
        | card                | where   |
        | Assimilate Starship | in hand |
      When Alice plays "Assimilate Starship" on "Light Shuttle"
      Then that is <verdict>

      Examples: In his discard pile, and in play
        | where           | verdict |
        | in discard pile | illegal |
        | at "Excavation" | legal   |

  @ruling=custom-reporting-92
  Rule: Cards report to a facility or a headquarters

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: a <what> reports to <place>, and that is <verdict>
      Given these made-up cards:
        | card    | type      | affiliations | range |
        | Skiff   | ship      | Federation   | 8     |
        | Packet  | ship      | Federation   | 8     |
        | Pilot   | personnel | Federation   |       |
        | Toolbox | equipment |              |       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Packet             | at "Excavation" |
        | <card>             | in hand         |
      When Alice reports "<card>" to "<place>"
      Then that is <verdict>

      Examples: A planet, and a ship
        | what      | card    | place      | verdict |
        | personnel | Pilot   | Excavation | illegal |
        | personnel | Pilot   | Packet     | illegal |
        | ship      | Skiff   | Excavation | illegal |
        | thing     | Toolbox | Excavation | illegal |
        | thing     | Toolbox | Packet     | illegal |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: a <what> reports to <place>, and that is <verdict>
      Given these made-up cards:
        | card    | type      | class   | affiliations | range |
        | Hut     | facility  | outpost | Federation   |       |
        | Skiff   | ship      |         | Federation   | 8     |
        | Pilot   | personnel |         | Federation   |       |
        | Toolbox | equipment |         |              |       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Hut    | at "Excavation" |
        | <card> | in hand         |
      When Alice reports "<card>" to "<place>"
      Then that is <verdict>

      Examples: An outpost
        | what      | card    | place | verdict |
        | personnel | Pilot   | Hut   | legal   |
        | ship      | Skiff   | Hut   | legal   |
        | thing     | Toolbox | Hut   | legal   |

    @2e
    Scenario Outline: in Second Edition she plays somebody at a <kind> mission, and that is <verdict>
      Given these made-up cards:
        | card  | type      | kind   | attempted by | affiliations |
        | Place | mission   | <kind> | any          |              |
        | Pilot | personnel |        |              | Bajoran      |
      And Alice has:
        | card  | where                |
        | Place | in Alice's spaceline |
        | Pilot | in hand              |
      And it is Alice's card play
      When Alice plays "Pilot" at "Place"
      Then that is <verdict>

      Examples: A planet, and a headquarters
        | kind         | verdict |
        | planet       | illegal |
        | headquarters | legal   |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Robert DeSoto is aboard the <ship>, and that an envoy reports there is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations | classification |
        | Envoy | personnel | Federation   | V.I.P.         |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card          | where           |
        | <ship>        | at "Excavation" |
        | Robert DeSoto | aboard "<ship>" |
        | Envoy         | in hand         |
      When Alice reports "Envoy" to "<ship>"
      Then that is <verdict>

      Examples: Another ship, and his own
        | ship              | verdict |
        | U.S.S. Enterprise | illegal |
        | U.S.S. Hood       | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Ishka is <player>'s, and that latinum of Alice's reports to her is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And <player> has:
        | card  | where           |
        | Ishka | on "Excavation" |
      And Alice has:
        | card                 | where   |
        | Gold-Pressed Latinum | in hand |
      When Alice reports "Gold-Pressed Latinum" to "Excavation"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |
