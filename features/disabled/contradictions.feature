Feature: One board, two laws of being disabled
  The same lost battle, and among whom chance selects the one who dies.

  Rule: Whoever is disabled is as good as out of play in one document and may die in a battle in another

    Scenario Outline: Bob wins against three of whom one is disabled
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card         | where           | state    |
        | Worf         | on "Excavation" | disabled |
        | Calloway     | on "Excavation" |          |
        | Simon Tarses | on "Excavation" |          |
      And Bob has:
        | card   | where           |
        | Gowron | on "Excavation" |
        | Kurn   | on "Excavation" |
      And it is Bob's turn
      When Bob attacks Alice's Away Team on "Excavation" with "Gowron" and "Kurn"
      And chance chooses "Calloway" from <lot>
      Then "Calloway" has been killed
      And "Worf" has not been killed

      @ruling=faq96-323-ktarian-game-02 @frame=differs
      Examples: In 1996 among those who are not disabled
        | lot                           |
        | "Calloway" and "Simon Tarses" |

      @ruling=1eD-disabled-27 @part=away-team @frame=differs
      Examples: In the Glossary among all three
        | lot                                   |
        | "Worf", "Calloway" and "Simon Tarses" |
