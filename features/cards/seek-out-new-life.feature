Feature: Seek Out New Life
  Where the Next Generation has come to new worlds, it finds new life.

  @ruling=custom-cards-523
  Rule: For each mission of the opponent's where its player has Federation personnel of the Next Generation, one of that series comes to hand

    Background:
      Given it is the start of Alice's turn
      And Alice has:
        | card               | where        |
        | Continuing Mission | on the table |
        | Seek Out New Life  | on the table |

    Example: two come from two missions, and Kira Nerys of another series is none of those sought
      Given the spaceline:
        | mission              | seeded by |
        | Excavation           | Bob       |
        | Iconia Investigation | Bob       |
      And Alice has:
        | card            | where                     |
        | Data            | on "Excavation"           |
        | Geordi La Forge | on "Iconia Investigation" |
        | Mendon          | in draw deck              |
        | Taurik          | in draw deck              |
        | Ro Laren        | in draw deck              |
        | Kira Nerys      | in draw deck              |
      When Alice uses "Seek Out New Life"
      And Alice chooses "Mendon" and "Ro Laren" from "Mendon", "Taurik" and "Ro Laren"
      Then "Mendon" and "Ro Laren" are now in Alice's hand
      And "Taurik" is still in Alice's draw deck
      And "Seek Out New Life" is now in Alice's discard pile
      And nothing else has changed

    Scenario Outline: with <whom> on <whose> mission two <come>
      Given the spaceline:
        | mission              | seeded by |
        | Excavation           | Bob       |
        | Iconia Investigation | <seeder>  |
      And Alice has:
        | card   | where                     |
        | Data   | on "Excavation"           |
        | <whom> | on "Iconia Investigation" |
        | Mendon | in draw deck              |
        | Taurik | in draw deck              |
      When Alice uses "Seek Out New Life"
      And Alice chooses "Mendon" and "Taurik"
      Then that is <verdict>

      Examples:
        | whom            | whose            | seeder | come        | verdict |
        | Geordi La Forge | another of Bob's | Bob    | come        | legal   |
        | Geordi La Forge | Alice's own      | Alice  | do not come | illegal |
        | Julian Bashir   | another of Bob's | Bob    | do not come | illegal |
        | Klag            | another of Bob's | Bob    | do not come | illegal |

    Scenario Outline: with <whom> alone on Bob's mission its use is <verdict>
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Bob       |
      And Alice has:
        | card   | where           |
        | <whom> | on "Excavation" |
      When Alice uses "Seek Out New Life"
      Then that is <verdict>

      Examples:
        | whom          | verdict |
        | Data          | legal   |
        | Julian Bashir | illegal |

    Example: once she has moved a ship its use is illegal
      Given the spaceline:
        | mission              | seeded by |
        | Excavation           | Bob       |
        | Iconia Investigation | Bob       |
      And Alice has:
        | card            | where             |
        | Data            | on "Excavation"   |
        | Runabout        | at "Excavation"   |
        | Geordi La Forge | aboard "Runabout" |
      When Alice moves "Runabout" to "Iconia Investigation"
      And Alice uses "Seek Out New Life"
      Then that is illegal
