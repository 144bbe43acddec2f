Feature: Skills that were misprinted
  What is missing on one printing of a card is read into it.

  @ruling=faq96-362-tpan-01 @1e-1996
  Rule: T'Pan has Mindmeld, whatever her printing

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    Example: it is in her skills box
      Then "T'Pan" is skilled by its box in Mindmeld
      And "T'Pan" is skilled by its box in SCIENCE
      And "Calloway" is not skilled by its box in Mindmeld
