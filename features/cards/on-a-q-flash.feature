Feature: On a Q-Flash, as printed
  Where Beware of Q lies, and from where it works.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-147
  Rule: Beware of Q lies on the table or on a Q-Flash of its player's

    Scenario Outline: Alice <verb> it on <where>, and that is <verdict>
      Given <whose> has:
        | card    | where        |
        | Q-Flash | on the table |
      And Alice has:
        | card        | where  |
        | Beware of Q | <from> |
      And it is <moment>
      When Alice <verb> "Beware of Q" on <to>
      Then that is <verdict>

      Examples: Seeded and played
        | verb  | where           | whose | from          | moment            | to        | verdict |
        | seeds | the table       | Alice | in seed cards | the doorway phase | the table | legal   |
        | seeds | her Q-Flash     | Alice | in seed cards | the doorway phase | "Q-Flash" | legal   |
        | seeds | Bob's Q-Flash   | Bob   | in seed cards | the doorway phase | "Q-Flash" | illegal |
        | plays | her own Q-Flash | Alice | in hand       | Alice's turn      | "Q-Flash" | legal   |
        | plays | his Q-Flash     | Bob   | in hand       | Alice's turn      | "Q-Flash" | illegal |

    Example: played, it stays on the Q-Flash
      Given Alice has:
        | card        | where        |
        | Q-Flash     | on the table |
        | Beware of Q | in hand      |
      When Alice plays "Beware of Q" on "Q-Flash"
      Then "Beware of Q" is now on "Q-Flash"
      And nothing else has changed

  @ruling=custom-cards-148
  Rule: Beware of Q puts a Q in the place of a dilemma from a Q-Flash alone

    Scenario Outline: it lies <where>, and that is <verdict>
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Q-Flash              | on the table       |
        | Beware of Q          | <place>            |
        | Q                    | in hand            |
      When Alice attempts "Excavation"
      And Bob responds with "Beware of Q"
      Then that is <verdict>

      Examples: On the Q-Flash, and beside it
        | where          | place        | verdict |
        | on the Q-Flash | on "Q-Flash" | legal   |
        | beside it      | on the table | illegal |
