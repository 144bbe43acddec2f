Feature: A dual-personnel card and what a dilemma looks for
  Each individual is measured alone, and both are taken when either one fits.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card         | where           |
      | Jake and Nog | on "Excavation" |
      | Simon Tarses | on "Excavation" |

  @ruling=1eD-dual-personnel-card-26
  Rule: Each individual's own number is compared, and not their sum

    @part=most
    Example: Beverly Crusher is keener than Jake and than Nog
      Given Alice has:
        | card            | where           |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card                  | where              |
        | Altonian Brain Teaser | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Beverly Crusher" is now stopped
      And "Jake and Nog" and "Simon Tarses" are still not stopped
      And "Altonian Brain Teaser" is now in Bob's discard pile
      And nothing else has changed

    @part=least
    Example: the Dal'Rok kills Jake and Nog, each of whom alone is weaker than Simon Tarses
      Given Bob has:
        | card    | where              |
        | Dal'Rok | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Jake and Nog" has been killed
      And "Simon Tarses" has not been killed

  @ruling=1eD-dual-personnel-card-27
  Rule: When either individual fits, both are affected

    Example: Nog and a Romulan tie, and Bob's choice of Nog stops Jake
      Given these made-up cards:
        | card           | type      | affiliations | species | cunning |
        | Exiled Romulan | personnel | Non-Aligned  | Romulan | 7       |
      And Alice has:
        | card           | where           |
        | Exiled Romulan | on "Excavation" |
      And Bob has:
        | card                  | where              |
        | Altonian Brain Teaser | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Jake and Nog" [Nog] from "Jake and Nog" [Nog] and "Exiled Romulan"
      Then "Jake and Nog" [Jake Sisko] is now stopped
      And "Exiled Romulan" is still not stopped
      And "Jake and Nog" is now stopped
      And "Altonian Brain Teaser" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-28
  Rule: When Nog is the most CUNNING, Altonian Brain Teaser stops Jake and Nog

    Example: Nog is keener than anybody else there
      Given Bob has:
        | card                  | where              |
        | Altonian Brain Teaser | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Jake and Nog" [Jake Sisko] is now stopped
      And "Jake and Nog" [Nog] is now stopped
      And "Simon Tarses" is still not stopped
      And "Jake and Nog" is now stopped
      And "Altonian Brain Teaser" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-29
  Rule: Whether their CUNNING is under 15 is asked of Jake and Nog together

    Example: with a PADD they have 16, and the bonus points of the next dilemma count
      Given Alice has:
        | card            | where           |
        | Federation PADD | on "Excavation" |
        | Calloway        | on "Excavation" |
        | Worf            | on "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                  |
        | Altonian Brain Teaser |
        | Microvirus            |
      When Alice attempts "Excavation"
      Then "Jake and Nog" is now stopped
      And "Microvirus" has been overcome
      And Alice now has 5 points
      And "Altonian Brain Teaser" is now in Bob's discard pile
      And "Microvirus" is now in Alice's point area
      And nothing else has changed
