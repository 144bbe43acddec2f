Feature: What lasts until the end of the turn
  What a card does until then, it does no longer afterwards.

  @ruling=custom-cards-06
  Rule: Spot and whom she pounces on are disabled for one turn

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Spot | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Kargan | on "Excavation" |

    @frame=many
    Example: both are well again in the next turn
      When Alice uses "Spot" on "Kargan"
      Then "Kargan" and "Spot" are now disabled
      When Alice ends the turn
      Then "Kargan" and "Spot" are no longer disabled
