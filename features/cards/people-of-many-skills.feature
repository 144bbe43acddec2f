Feature: People of many skills, as printed
  Skills that are selected for a turn.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-501
  Rule: At the start of each of her player's turns Vina has a skill selected, which she loses when the turn ends

    @frame=many
    Example: Alice selects one in this turn, and another one in the next
      Given Alice has:
        | card | where           |
        | Vina | on "Excavation" |
      When Alice uses "Vina"
      And Alice chooses Archaeology
      Then the skills of "Vina" include Archaeology
      When Alice ends the turn
      Then the skills of "Vina" do not include Archaeology
      When Bob ends the turn
      And Alice uses "Vina"
      And Alice chooses Physics
      Then the skills of "Vina" include Physics

    Example: when something has been done in the turn, it is too late
      Given Alice has:
        | card     | where           |
        | Vina     | on "Excavation" |
        | Runabout | at "Excavation" |
        | Data     | on "Excavation" |
      And this has happened:
        | action                               |
        | Alice beams "Data" aboard "Runabout" |
      When Alice uses "Vina"
      Then that is illegal
