Feature: One board, two laws of being in stasis
  The same attack, and what each document says to it.

  Rule: Who is in stasis may be attacked in one document and is left out of battles in another

    Scenario Outline: Alice attacks Bob's <state> personnel
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Kurn | on "Excavation" |
      And Bob has:
        | card    | where           | state   |
        | Tomalak | on "Excavation" | <state> |
      When Alice attacks "Tomalak" with "Kurn"
      Then that is <verdict>

      @ruling=faq96-12-stasis-02
      Examples: In 1996 he is unconscious and may be attacked
        | state     | verdict |
        | in stasis | legal   |

      @ruling=1eS-stasis-20
      Examples: In the Glossary he is left out of the battle
        | state       | verdict |
        | in stasis   | illegal |
        | not stopped | legal   |
