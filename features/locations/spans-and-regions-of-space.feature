Feature: Span and region of Space
  What lies beside it makes it longer, and does not take it in.

  @ruling=1eS-space-08
  Rule: Inserted between missions of a region it is in no region

    Scenario Outline: to play For the Cause on <mission> is <verdict>
      Given the spaceline:
        | mission           |
        | Verify Evidence   |
        | Space             |
        | Search and Rescue |
      And Alice has:
        | card          | where   |
        | For the Cause | in hand |
      When Alice plays "For the Cause" on "<mission>"
      Then that is <verdict>

      Examples:
        | mission           | verdict |
        | Space             | illegal |
        | Search and Rescue | legal   |

  @ruling=1eS-space-09
  Rule: Its span is 3 and 1 more for each universal mission right beside it, of whatever title

    Background:
      Given these made-up cards:
        | card         | type    | kind   | span |
        | Quiet Planet | mission | planet | 2    |

    Example: between two missions that are not universal
      Given the spaceline:
        | mission               |
        | Quiet Planet          |
        | Excavation            |
        | Space                 |
        | Wormhole Negotiations |
      Then the span of "Space" is 3

    Example: beside another universal mission
      Given the spaceline:
        | mission               |
        | Quiet Planet          |
        | Space                 |
        | Wormhole Negotiations |
      Then the span of "Space" is 4

    Example: beside another Space
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Space [first]         |
        | Space [second]        |
        | Wormhole Negotiations |
      Then the span of "Space" [first] is 4
      And the span of "Space" [second] is 4

    Example: a ship needs as much RANGE to come there
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
        | Space                 |
        | Quiet Planet          |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Wormhole Negotiations" |
        | Calloway | aboard "Runabout"          |
      When Alice moves "Runabout" to "Space"
      Then "Runabout" is now at "Space"
      And the remaining RANGE of "Runabout" is 3
      And nothing else has changed

  @ruling=1eS-space-10
  Rule: It is never more than 5

    Example: with universal missions on both sides, and more of them further on
      Given these made-up cards:
        | card         | type    | kind   | span |
        | Quiet Planet | mission | planet | 2    |
        | Still Planet | mission | planet | 2    |
        | Empty Reach  | mission | space  | 2    |
      And the spaceline:
        | mission      |
        | Still Planet |
        | Quiet Planet |
        | Space        |
        | Empty Reach  |
      Then the span of "Space" is 5
