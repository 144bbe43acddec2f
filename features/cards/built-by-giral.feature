Feature: Who lives in a Colony of Gi'ral's, as printed
  What Ba'el scores there.

  Background:
    Given these made-up cards:
      | card       | type    | kind   | span | points | attempted by |
      | Quiet Moon | mission | planet | 3    | 30     | Klingon      |
      | Rich Moon  | mission | planet | 3    | 30     | Klingon      |

  @ruling=custom-cards-606
  Rule: In a Colony that Gi'ral has built Ba'el scores double points

    @frame=many
    Scenario Outline: <who> moves into it, and as Alice's next turn begins she has <points>
      Given the spaceline:
        | mission    |
        | Quiet Moon |
      And Alice has:
        | card                    | where           |
        | Treaty: Romulan/Klingon | on the table    |
        | Gi'ral                  | on "Quiet Moon" |
        | Tokath                  | on "Quiet Moon" |
        | <who>                   | on "Quiet Moon" |
        | Colony                  | in hand         |
      When Alice plays "Colony" at "Quiet Moon"
      And Alice beams "<who>" aboard "Colony"
      And Alice ends the turn
      And Bob ends the turn
      Then Alice now has <points>

      Examples: Ba'el, and another civilian
        | who   | points   |
        | Ba'el | 2 points |
        | Toq   | 1 point  |

    @frame=many
    Example: in a Colony on a planet whose mission Alice has completed Ba'el scores one point, though Gi'ral is with her
      Given the spaceline:
        | mission   | state     |
        | Rich Moon | completed |
      And Alice has:
        | card   | where           |
        | Colony | at "Rich Moon"  |
        | Gi'ral | on "Rich Moon"  |
        | Ba'el  | aboard "Colony" |
      And it is Bob's turn
      When Bob ends the turn
      Then Alice now has 1 point
