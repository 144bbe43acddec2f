Feature: FGC-47 Research
  A dangerous region, which a ship crosses the faster the better it is navigated.

  Background:
    Given the spaceline:
      | mission         |
      | Excavation      |
      | FGC-47 Research |
    And Alice has:
      | card     | where           |
      | Runabout | at "Excavation" |

  @ruling=faq96-313-fgc-47-research-01
  Rule: Its span is 6 less the Navigation aboard

    Example: without Navigation the Runabout spends 6 of its 7
      Given Alice has:
        | card     | where             |
        | Calloway | aboard "Runabout" |
      When Alice moves "Runabout" to "FGC-47 Research"
      Then the remaining RANGE of "Runabout" is 1

    Example: with one it spends 5
      Given Alice has:
        | card     | where             |
        | McKnight | aboard "Runabout" |
      When Alice moves "Runabout" to "FGC-47 Research"
      Then the remaining RANGE of "Runabout" is 2

    Example: with five it spends 1
      Given these made-up cards:
        | card           | type      | affiliations | skills        |
        | Star Navigator | personnel | Federation   | Navigation x5 |
      And Alice has:
        | card           | where             |
        | Star Navigator | aboard "Runabout" |
      When Alice moves "Runabout" to "FGC-47 Research"
      Then the remaining RANGE of "Runabout" is 6

    Example: with RANGE 5 left and no Navigation it does not get there
      Given Alice has:
        | card     | where             |
        | Calloway | aboard "Runabout" |
      And "Runabout" is left with RANGE 5
      When Alice moves "Runabout" to "FGC-47 Research"
      Then that is illegal
      And nothing else has changed

  @ruling=faq96-313-fgc-47-research-02
  Rule: Each ship has its own span to cross

    Example: two ships fly the same way at a different price
      Given Alice has:
        | card              | where                      |
        | McKnight          | aboard "Runabout"          |
        | Runabout [second] | at "Excavation"            |
        | Calloway          | aboard "Runabout" [second] |
      When Alice moves "Runabout" to "FGC-47 Research"
      And Alice moves "Runabout" [second] to "FGC-47 Research"
      Then the remaining RANGE of "Runabout" is 2
      And the remaining RANGE of "Runabout" [second] is 1

  @ruling=faq96-313-fgc-47-research-03
  Rule: With Sito Jaxa and McKnight a Runabout spends 4

    Example: two of the young ones find the way
      Given Alice has:
        | card      | where             |
        | Sito Jaxa | aboard "Runabout" |
        | McKnight  | aboard "Runabout" |
      When Alice moves "Runabout" to "FGC-47 Research"
      Then "Runabout" is now at "FGC-47 Research"
      And the remaining RANGE of "Runabout" is 3
      And nothing else has changed

  @ruling=faq96-313-fgc-47-research-04
  Rule: The span is never less than 1

    Scenario Outline: somebody aboard has Navigation x<level>
      Given these made-up cards:
        | card           | type      | affiliations | skills              |
        | Star Navigator | personnel | Federation   | Navigation x<level> |
      And Alice has:
        | card           | where             |
        | Star Navigator | aboard "Runabout" |
      When Alice moves "Runabout" to "FGC-47 Research"
      Then the remaining RANGE of "Runabout" is 6

      Examples: One more than is of use, and two
        | level |
        | 6     |
        | 7     |
