Feature: Taken by Vorgons, as printed
  What Vorgon Raiders need, and what they take.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=custom-cards-361
  Rule: Ajur and Boratus must be together

    Background:
      Given Alice has:
        | card                    | where           |
        | Alternate Universe Door | on the table    |
        | Vorgon Raiders          | in hand         |
        | Ajur                    | on "Excavation" |
      And Bob has:
        | card       | where        |
        | Horga'hn   | on the table |
        | Red Alert! | on the table |

    Scenario Outline: <whose> Boratus is on <planet>, they come for <what>, and that is <verdict>
      Given <whose> has:
        | card    | where         |
        | Boratus | on "<planet>" |
      When Alice plays "Vorgon Raiders" on "<what>"
      Then that is <verdict>

      Examples: Where he is, whose he is, and an event
        | whose | planet         | what       | verdict |
        | Alice | Excavation     | Horga'hn   | legal   |
        | Alice | Relief Mission | Horga'hn   | illegal |
        | Bob   | Excavation     | Horga'hn   | illegal |
        | Alice | Excavation     | Red Alert! | illegal |

    Example: the two are discarded, and the Horga'hn is hers
      Given Alice has:
        | card    | where           |
        | Boratus | on "Excavation" |
      When Alice plays "Vorgon Raiders" on "Horga'hn"
      Then "Horga'hn" is now controlled by Alice
      And "Horga'hn" is now on Alice's side of the table
      And "Ajur", "Boratus" and "Vorgon Raiders" are now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-cards-426
  Rule: What they steal is in play

    Scenario Outline: Alice has both in one place, the Horga'hn is <where>, and that is <verdict>
      Given Alice has:
        | card                    | where           |
        | Alternate Universe Door | on the table    |
        | Vorgon Raiders          | in hand         |
        | Ajur                    | on "Excavation" |
        | Boratus                 | on "Excavation" |
      And Bob has:
        | card     | where   |
        | Horga'hn | <where> |
      When Alice plays "Vorgon Raiders" on "Horga'hn"
      Then that is <verdict>

      Examples:
        | where                 | verdict |
        | on the table          | legal   |
        | in Bob's discard pile | illegal |
