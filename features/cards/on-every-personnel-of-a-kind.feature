Feature: On every personnel of a kind, as printed
  Humuhumunukunukuapua'a, and who is dealt with where he is.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-365
  Rule: Humuhumunukunukuapua'a makes the young stronger and brighter for a turn, and the other player's Non-Aligned weaker

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | skills | cunning | strength |
        | Young Cadet   | personnel | Federation   | Youth  | 5       | 6        |
        | Young Drifter | personnel | Non-Aligned  | Youth  | 5       | 6        |
        | Old Drifter   | personnel | Non-Aligned  | Honor  | 5       | 6        |
        | Old Hand      | personnel | Federation   | Honor  | 5       | 6        |
      And Alice has:
        | card                   | where   |
        | Humuhumunukunukuapua'a | in hand |

    Scenario Outline: <whose> <who> has CUNNING <cunning> and STRENGTH <strength>
      Given <whose> has:
        | card  | where               |
        | <who> | on "Relief Mission" |
      When Alice plays "Humuhumunukunukuapua'a" on "Excavation"
      Then the CUNNING of "<who>" is <cunning>
      And the STRENGTH of "<who>" is <strength>
      And "Humuhumunukunukuapua'a" is now in Alice's discard pile
      And nothing else has changed

      Examples: Of those who play it, and of the others
        | whose | who           | cunning | strength |
        | Alice | Young Cadet   | 9       | 10       |
        | Alice | Young Drifter | 9       | 10       |
        | Alice | Old Drifter   | 5       | 6        |
        | Alice | Old Hand      | 5       | 6        |
        | Bob   | Young Cadet   | 5       | 6        |
        | Bob   | Young Drifter | 1       | 2        |
        | Bob   | Old Drifter   | 1       | 2        |
        | Bob   | Old Hand      | 5       | 6        |

    @frame=many
    Example: on the next turn the numbers are as before
      Given Alice has:
        | card        | where           |
        | Young Cadet | on "Excavation" |
      When Alice plays "Humuhumunukunukuapua'a" on "Excavation"
      And Alice ends the turn
      Then the CUNNING of "Young Cadet" is 5
      And the STRENGTH of "Young Cadet" is 6

    Scenario Outline: it is played on <what>, and that is <verdict>
      Given Alice has:
        | card        | where           |
        | Young Cadet | on "Excavation" |
      When Alice plays "Humuhumunukunukuapua'a" on "<what>"
      Then that is <verdict>

      Examples: A location, and none
        | what        | verdict |
        | Excavation  | legal   |
        | Young Cadet | illegal |
