Feature: Where people are seeded, as printed
  A personnel that lies under a mission, and what it is worth to others.

  @ruling=custom-cards-474
  Rule: Tora Ziyal may be seeded at Dozaria

    Background:
      Given it is the dilemma phase
      And these made-up cards:
        | card       | type      | affiliations | skills                        | strength |
        | Gul Ravnok | personnel | Cardassian   | OFFICER x2, Computer Skill x2 | 41       |

    @frame=unsayable
    Example: she is found under Search for Survivors
      Given the spaceline:
        | mission              |
        | Search for Survivors |
      And Alice has:
        | card       | where                     |
        | Gul Ravnok | on "Search for Survivors" |
        | Tora Ziyal | in seed cards             |
      When Alice seeds "Tora Ziyal" under "Search for Survivors"
      And play goes on until Alice's orders
      And Alice attempts "Search for Survivors"
      Then "Search for Survivors" is now completed
      And "Tora Ziyal" is now on "Search for Survivors"

    @frame=unsayable
    Example: under another mission she is a mis-seed
      Given these made-up cards:
        | card        | type    | kind   | span | attempted by | requires   | points |
        | Other World | mission | planet | 3    | Cardassian   | OFFICER x2 | 30     |
      And the spaceline:
        | mission     |
        | Other World |
      And Alice has:
        | card       | where            |
        | Gul Ravnok | on "Other World" |
        | Tora Ziyal | in seed cards    |
      When Alice seeds "Tora Ziyal" under "Other World"
      And play goes on until Alice's orders
      And Alice attempts "Other World"
      Then "Other World" is now completed
      And "Tora Ziyal" is now out of play

  @ruling=custom-cards-475
  Rule: Where Tora Ziyal is, Dukat has more INTEGRITY

    Background:
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |

    Example: Alice's own has 3 more, and Bob's elsewhere has not
      Given Alice has:
        | card           | where           |
        | Tora Ziyal     | on "Excavation" |
        | Dukat [hers]   | on "Excavation" |
        | Aamin Marritza | on "Excavation" |
      And Bob has:
        | card        | where               |
        | Dukat [his] | on "Relief Mission" |
      Then the INTEGRITY of "Dukat" [hers] is 7
      And the INTEGRITY of "Dukat" [his] is 4
      And the INTEGRITY of "Aamin Marritza" is 9
      And the INTEGRITY of "Tora Ziyal" is 8

    Example: Bob's has 3 more where she is
      Given Alice has:
        | card       | where           |
        | Tora Ziyal | on "Excavation" |
      And Bob has:
        | card  | where           |
        | Dukat | on "Excavation" |
      Then the INTEGRITY of "Dukat" is 7
