Feature: Random selections
  Who is in the pool when chance selects, and that nobody chooses then.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Bob has:
      | card              | where   |
      | Diplomat Detained | in hand |

  Rule: Exactly the eligible cards are drawn from

    Scenario Outline: two of four personnel have Diplomacy, and <drawn> is drawn of the two
      Given Alice has:
        | card         | where           |
        | Maques       | on "Excavation" |
        | Deanna Troi  | on "Excavation" |
        | Calloway     | on "Excavation" |
        | Simon Tarses | on "Excavation" |
      And it is Bob's turn
      When Bob plays "Diplomat Detained"
      And chance chooses "<drawn>" from "Maques" and "Deanna Troi"
      Then "<drawn>" is now stopped
      And "Diplomat Detained" is now in Bob's discard pile
      And nothing else has changed

      @ruling=1eS-selections-02 @1e-glossary @1e-2014
      Examples: In the Glossary
        | drawn  |
        | Maques |

    @ruling=1eS-selections-02 @1e-glossary @1e-2014
    Example: for Parallel Romance the men are drawn from, and then the women
      Given Alice has:
        | card         | where           |
        | Maques       | on "Excavation" |
        | Data         | on "Excavation" |
        | Calloway     | on "Excavation" |
        | Deanna Troi  | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Data" from "Maques" and "Data"
      And chance chooses "Calloway" from "Calloway" and "Deanna Troi"
      Then "Data" and "Calloway" are now stopped
      And "Maques" and "Deanna Troi" are still not stopped
