Feature: Dilemmas as printed, Parallel Romance
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-295
  Rule: Parallel Romance stops a male and a female, each taken at random

    Background:
      Given these made-up cards:
        | card  | type      | affiliations | gender | strength |
        | Man   | personnel | Federation   | male   | 7        |
        | Woman | personnel | Federation   | female | 7        |

    @frame=many
    Example: chance takes one of two men and one of two women
      Given Alice has:
        | card           | where           |
        | Man [first]    | on "Excavation" |
        | Man [second]   | on "Excavation" |
        | Woman [first]  | on "Excavation" |
        | Woman [second] | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | Alternate Universe Door | on the table       |
        | Parallel Romance        | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Man" [first] from "Man" [first] and "Man" [second]
      And chance chooses "Woman" [second] from "Woman" [first] and "Woman" [second]
      Then "Man" [first] and "Woman" [second] are now stopped
      And "Man" [second] and "Woman" [first] are still not stopped

    @frame=many
    Scenario Outline: two of the <who> alone are there, and nobody is stopped
      Given Alice has:
        | card            | where           |
        | <card> [first]  | on "Excavation" |
        | <card> [second] | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | Alternate Universe Door | on the table       |
        | Parallel Romance        | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Parallel Romance" is now in Bob's discard pile
      And "<card>" [first] and "<card>" [second] are still not stopped

      Examples: Men, and women
        | who   | card  |
        | men   | Man   |
        | women | Woman |

    @1e-glossary @1e-2014 @frame=many
    Example: they are weaker by 2
      Given Alice has:
        | card  | where           |
        | Man   | on "Excavation" |
        | Woman | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | Alternate Universe Door | on the table       |
        | Parallel Romance        | under "Excavation" |
      When Alice attempts "Excavation"
      Then the STRENGTH of "Man" is now 5
      And the STRENGTH of "Woman" is now 5
