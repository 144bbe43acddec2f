Feature: An Orb and the Dal'Rok, as printed
  Who has a fragment of the Orb need not fear the Dal'Rok, which comes where such a fragment is.

  Background:
    Given these made-up cards:
      | card | type      | affiliations | integrity | cunning | strength |
      | Ann  | personnel | Federation   | 6         | 6       | 6        |
      | Bea  | personnel | Federation   | 7         | 7       | 7        |
    And the spaceline:
      | mission    |
      | Excavation |
      | Evacuation |

  @ruling=custom-cards-564
  Rule: Orb Fragment may keep Dal'Rok from killing where it is

    Background:
      Given Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Dal'Rok | on "Excavation" |
      And it is Bob's turn

    @frame=many
    Example: Ann is not killed
      Given Alice has:
        | card         | where           |
        | Orb Fragment | on "Excavation" |
      When Bob ends the turn
      And Alice responds with "Orb Fragment"
      Then "Ann" and "Bea" have not been killed
      And "Ann" and "Bea" are still on "Excavation"

    @frame=many
    Example: on another planet the fragment does not help
      Given Alice has:
        | card         | where           |
        | Orb Fragment | on "Evacuation" |
      When Bob ends the turn
      Then "Ann" has been killed
      And "Bea" has not been killed

  @ruling=custom-cards-565
  Rule: Where an Orb Fragment is any player may play Dal'Rok from hand on the mission

    Background:
      Given Alice has:
        | card         | where           |
        | Ann          | on "Excavation" |
        | Bea          | on "Excavation" |
        | Orb Fragment | on "Excavation" |
      And Bob has:
        | card    | where   |
        | Dal'Rok | in hand |
      And it is Bob's turn

    @frame=many
    Example: it lies there like an event, and kills when the next turn begins
      When Bob plays "Dal'Rok" on "Excavation"
      Then "Dal'Rok" is now on "Excavation"
      And "Ann" and "Bea" are still on "Excavation"
      When Bob ends the turn
      Then "Ann" has been killed

    Example: it is not played on a mission where no fragment is
      When Bob plays "Dal'Rok" on "Evacuation"
      Then that is illegal
      And nothing else has changed
