Feature: Personnel as printed
  Whom they strengthen, whom they let report, and whom they choose.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-465
  Rule: Martok adds to the WEAPONS of Klingon ships of his player's where he is

    Example: those that are there have 2 more, and no others
      Given these made-up cards:
        | card    | type | affiliations | range | weapons |
        | Raider  | ship | Klingon      | 8     | 6       |
        | Cruiser | ship | Federation   | 8     | 6       |
      And Alice has:
        | card          | where                 |
        | Raider [his]  | at "Excavation"       |
        | Martok        | aboard "Raider" [his] |
        | Raider [near] | at "Excavation"       |
        | Raider [far]  | at "Relief Mission"   |
        | Cruiser       | at "Excavation"       |
      And Bob has:
        | card         | where           |
        | Raider [foe] | at "Excavation" |
      Then the WEAPONS of "Raider" [his] are 8
      And the WEAPONS of "Raider" [near] are 8
      And the WEAPONS of "Raider" [far] are 6
      And the WEAPONS of "Raider" [foe] are 6
      And the WEAPONS of "Cruiser" are 6

  @ruling=custom-cards-466
  Rule: Regent Worf selects a matching commander for the ship of the Alliance that he is aboard

    Scenario Outline: <what> is to command, and that is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | range | icons                       |
        | Plain Ship | ship      | Klingon      | 8     |                             |
        | Henchman   | personnel | Klingon      |       | klingon-cardassian alliance |
        | Stranger   | personnel | Klingon      |       |                             |
      And Alice has:
        | card                    | where           |
        | Alliance Vor'Cha [his]  | at "Excavation" |
        | Alliance Vor'Cha [next] | at "Excavation" |
        | Plain Ship              | at "Excavation" |
        | Regent Worf             | aboard <ship>   |
        | <who>                   | aboard <his>    |
      When Alice uses "Regent Worf" on "<who>"
      Then that is <verdict>

      Examples: One of the Alliance, another Klingon, and on other ships
        | what                           | who      | ship                     | his                       | verdict |
        | one of the Alliance            | Henchman | "Alliance Vor'Cha" [his] | "Alliance Vor'Cha" [his]  | legal   |
        | one without its icon           | Stranger | "Alliance Vor'Cha" [his] | "Alliance Vor'Cha" [his]  | illegal |
        | one who is on the next ship    | Henchman | "Alliance Vor'Cha" [his] | "Alliance Vor'Cha" [next] | illegal |
        | one on a ship without its icon | Henchman | "Plain Ship"             | "Plain Ship"              | illegal |

  @ruling=custom-cards-467
  Rule: The Emissary adds to the INTEGRITY of all other Bajorans in play

    Example: his player's and the opponent's have 2 more, and he has not
      Given these made-up cards:
        | card   | type      | affiliations | species | integrity |
        | Prylar | personnel | Bajoran      | Bajoran | 7         |
        | Miner  | personnel | Cardassian   | Human   | 4         |
      And Alice has:
        | card         | where               |
        | The Emissary | on "Excavation"     |
        | Prylar [one] | on "Relief Mission" |
      And Bob has:
        | card         | where           |
        | Prylar [two] | on "Excavation" |
        | Miner        | on "Excavation" |
      Then the INTEGRITY of "Prylar" [one] is 9
      And the INTEGRITY of "Prylar" [two] is 9
      And the INTEGRITY of "The Emissary" is 7
      And the INTEGRITY of "Miner" is 4

  @ruling=custom-cards-94
  Rule: V.I.P.s report to the Hood where Robert DeSoto is

    Example: by classification or by skill, and nobody else does
      Given these made-up cards:
        | card   | type      | affiliations | classification | skills |
        | Envoy  | personnel | Federation   | V.I.P.         |        |
        | Deputy | personnel | Federation   | CIVILIAN       | V.I.P. |
        | Clerk  | personnel | Federation   | CIVILIAN       |        |
      And Alice has:
        | card          | where                |
        | U.S.S. Hood   | at "Excavation"      |
        | Robert DeSoto | aboard "U.S.S. Hood" |
        | Envoy         | in hand              |
        | Deputy        | in hand              |
        | Clerk         | in hand              |
      Then these are legal:
        | action                                  |
        | Alice reports "Envoy" to "U.S.S. Hood"  |
        | Alice reports "Deputy" to "U.S.S. Hood" |
      And these are illegal:
        | action                                 |
        | Alice reports "Clerk" to "U.S.S. Hood" |

  @ruling=custom-cards-133
  Rule: Data's Body reports to an outpost of its player's in the seed phases

    Scenario Outline: it is seeded aboard <what> of <whose>, and that is <verdict>
      Given these made-up cards:
        | card     | type     | class   | affiliations | shields |
        | Far Yard | facility | station | Federation   | 20      |
      And <whose> has:
        | card   | where           |
        | <what> | at "Excavation" |
      And Alice has:
        | card                    | where         |
        | Alternate Universe Door | on the table  |
        | Data's Body             | in seed cards |
      And it is the facility phase
      When Alice seeds "Data's Body" aboard "<what>"
      Then that is <verdict>

      Examples: Hers, his, and another facility of hers
        | what               | whose | verdict |
        | Federation Outpost | Alice | legal   |
        | Federation Outpost | Bob   | illegal |
        | Far Yard           | Alice | illegal |

    Example: it is aboard the outpost then, in play
      Given Alice has:
        | card                    | where           |
        | Federation Outpost      | at "Excavation" |
        | Alternate Universe Door | on the table    |
        | Data's Body             | in seed cards   |
      And it is the facility phase
      When Alice seeds "Data's Body" aboard "Federation Outpost"
      Then "Data's Body" is now aboard "Federation Outpost"
      And nothing else has changed
