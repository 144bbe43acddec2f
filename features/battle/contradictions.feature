Feature: One board, several laws of battle
  The same attack, and whom each document lets begin it.

  Rule: Whether a battle needs a leader

    Scenario Outline: <fighter> attacks Tarus, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where           |
        | <fighter> | on "Excavation" |
      And Bob has:
        | card  | where           |
        | Tarus | on "Excavation" |
      When Alice attacks "Tarus" with "<fighter>"
      Then that is <verdict>

      @ruling=faq96-22-leaders-04
      Examples: In 1996 it is begun without one
        | fighter | verdict |
        | Divok   | legal   |

      @ruling=custom-battle-01
      Examples: In the Glossary it is begun by a force that has one
        | fighter | verdict |
        | Divok   | illegal |
        | Klag    | legal   |
