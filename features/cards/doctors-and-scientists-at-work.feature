Feature: Doctors and scientists at work, as printed
  Whom the Infirmary revives, who comes to the Science Lab, and what is seen there.

  Background:
    Given these made-up cards:
      | card          | type      | affiliations | skills  | strength |
      | Strong Doctor | personnel | Cardassian   | MEDICAL | 9        |
      | Strong Guard  | personnel | Cardassian   |         | 9        |
      | Plain Patient | personnel | Cardassian   |         | 5        |

  @ruling=custom-cards-568
  Rule: In the Infirmary a doctor revives whoever was disabled by a Hypospray

    Background:
      Given these locations:
        | location        |
        | Eliminate Virus |
      And it is Bob's turn

    @frame=many
    Example: the patient is revived after the battle
      Given Alice has:
        | card          | where                 | state            |
        | Nor           | at "Eliminate Virus"  |                  |
        | Infirmary     | in the sites of "Nor" |                  |
        | Strong Doctor | aboard "Infirmary"    |                  |
        | Strong Guard  | aboard "Infirmary"    |                  |
        | Plain Patient | aboard "Infirmary"    | mortally wounded |
        | Hypospray     | aboard "Infirmary"    |                  |
      And Bob has:
        | card | where              |
        | Klag | aboard "Infirmary" |
      When Bob attacks "Strong Guard" with "Klag"
      And Alice responds with "Hypospray" on "Plain Patient"
      Then "Plain Patient" is now disabled
      And "Klag" has been killed
      When Bob ends the turn
      And Alice uses "Infirmary" on "Plain Patient"
      Then "Plain Patient" is no longer disabled

  @ruling=custom-cards-569
  Rule: Scientists and what they work with report to the Science Lab

    Scenario Outline: <card>, <what>, reports there, and that is <verdict>
      Given these locations:
        | location        |
        | Eliminate Virus |
      And these made-up cards:
        | card            | type      | affiliations | classification |
        | Plain Scientist | personnel | Cardassian   | SCIENCE        |
        | Plain Medic     | personnel | Cardassian   | MEDICAL        |
      And Alice has:
        | card          | where                 |
        | Nor           | at "Eliminate Virus"  |
        | Docking Ports | in the sites of "Nor" |
        | Science Lab   | in the sites of "Nor" |
        | <card>        | in hand               |
      When Alice reports "<card>" to "Science Lab"
      Then that is <verdict>

      Examples: By classification, by keyword and by title
        | card            | what                       | verdict |
        | Plain Scientist | a scientist                | legal   |
        | Plain Medic     | a doctor                   | illegal |
        | Tricorder       | related to SCIENCE         | legal   |
        | Federation PADD | a PADD                     | legal   |
        | I.P. Scanner    | an I.P. Scanner            | legal   |
        | Bajoran Phaser  | a weapon                   | illegal |

  @ruling=custom-cards-570
  Rule: In the Science Lab of a station in space the bottom seed card is scanned

    Scenario Outline: the station is at <mission>, <who> is in the lab, and to scan is <verdict>
      Given these made-up cards:
        | card            | type      | kind   | attempted by | affiliations | skills  |
        | Drifting Camp   | mission   | space  | Cardassian   |              |         |
        | Dusty Plain     | mission   | planet | Cardassian   |              |         |
        | Plain Scientist | personnel |        |              | Cardassian   | SCIENCE |
      And the spaceline:
        | mission       |
        | Drifting Camp |
        | Dusty Plain   |
      And Alice has:
        | card          | where                 |
        | Nor           | at "<mission>"        |
        | Science Lab   | in the sites of "Nor" |
        | <who>         | aboard "Science Lab"  |
      And Bob has:
        | card           | where                |
        | Garanian Bolites | under "<mission>" |
        | Klag           | <klag>               |
      When Alice uses "Science Lab"
      Then that is <verdict>

      Examples:
        | mission       | who             | klag                 | verdict |
        | Drifting Camp | Plain Scientist | in hand              | legal   |
        | Dusty Plain   | Plain Scientist | in hand              | illegal |
        | Drifting Camp | Strong Guard    | in hand              | illegal |
        | Drifting Camp | Plain Scientist | aboard "Science Lab" | illegal |

    Example: of two seed cards Alice sees the one at the bottom
      Given these made-up cards:
        | card            | type      | kind   | attempted by | affiliations | skills  |
        | Drifting Camp   | mission   | space  | Cardassian   |              |         |
        | Plain Scientist | personnel |        |              | Cardassian   | SCIENCE |
      And the spaceline:
        | mission       |
        | Drifting Camp |
      And Alice has:
        | card            | where                 |
        | Nor             | at "Drifting Camp"    |
        | Science Lab     | in the sites of "Nor" |
        | Plain Scientist | aboard "Science Lab"  |
      And the seeds under "Drifting Camp" hold in order:
        | card     |
        | Cytherians    |
        | Gravitic Mine |
      When Alice uses "Science Lab"
      Then Alice has been shown "Cytherians"
      And "Gravitic Mine" has not been revealed
      And nothing else has changed
