Feature: Skills that were misprinted
  What is missing on one printing of a card is read into it.

  @ruling=faq96-362-tpan-01
  Rule: T'Pan has Mindmeld, whatever her printing

    Background:
      Given these made-up cards:
        | card         | type    | kind   | attempted by | points | requires    |
        | Quiet Talks  | mission | planet | any          | 20     | Mindmeld    |
        | Long Talks   | mission | planet | any          | 20     | Mindmeld x2 |
        | Three Proofs | mission | planet | any          | 20     | SCIENCE x3  |

    Example: it is in her skills box
      Then "T'Pan" is skilled by its box in Mindmeld
      And "T'Pan" is skilled by its box in SCIENCE
      And "Calloway" is not skilled by its box in Mindmeld

    Example: she leads talks that require it
      Given the spaceline:
        | mission     |
        | Quiet Talks |
      And Alice has:
        | card  | where            |
        | T'Pan | on "Quiet Talks" |
      When Alice attempts "Quiet Talks"
      Then "Quiet Talks" is now completed
      And Alice now has 20 points
      And nothing else has changed

    Scenario Outline: she has one level of it, and as much SCIENCE as before: no more is done about <mission>
      Given the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card  | where          |
        | T'Pan | on "<mission>" |
      When Alice attempts "<mission>"
      Then "<mission>" is still not completed

      Examples: Missions that require more
        | mission      |
        | Long Talks   |
        | Three Proofs |
