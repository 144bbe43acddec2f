Feature: Genesis, as printed
  What becomes of a mission that lies where The Genesis Device was placed.

  Background:
    Given the spaceline:
      | mission                 |
      | Excavation              |
      | Investigate Dead Planet |

  @ruling=custom-cards-634
  Rule: On its player's next turn a mission that is still unsolved becomes worth double, or nothing

    Background:
      Given these made-up cards:
        | card     | type      | affiliations | skills                 |
        | Surveyor | personnel | Romulan      | Archaeology, Diplomacy |
      And Alice has:
        | card               | where                  |
        | Surveyor           | on "Excavation"        |
        | The Genesis Device | landed on "Excavation" |

    @frame=many
    Scenario Outline: Alice chooses "<word>", and it is worth <points>
      When Alice uses "The Genesis Device" on "Excavation"
      And Alice ends the turn
      Then the points of "Excavation" are 25
      When Bob ends the turn
      And Alice chooses the word "<word>"
      Then the points of "Excavation" are <points>
      And the points of "Investigate Dead Planet" are 30
      When Alice ends the turn
      And Bob ends the turn
      Then the points of "Excavation" are <points>

      Examples: More, or none
        | word   | points |
        | double | 50     |
        | zero   | 0      |

    @frame=many
    Example: solved by then, it is worth what it was
      When Alice uses "The Genesis Device" on "Excavation"
      And Alice attempts "Excavation"
      And play goes on until Alice's second turn
      Then "Excavation" is still completed
      And the points of "Excavation" are 25
