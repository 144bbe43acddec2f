Feature: Pipers, as printed in 1996
  How far a flute is heard, and what silences it.

  Background:
    Given these made-up cards:
      | card  | type      | affiliations | skills |
      | Piper | personnel | Federation   | Music  |
    And the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-635
  Rule: At most five personnel with Music count for Ressikan Flute

    Example: a sixth piper adds nothing
      Given Alice has 25 points
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Ressikan Flute     | on the table                |
        | Piper [1]          | aboard "Federation Outpost" |
        | Piper [2]          | aboard "Federation Outpost" |
        | Piper [3]          | aboard "Federation Outpost" |
        | Piper [4]          | aboard "Federation Outpost" |
        | Piper [5]          | aboard "Federation Outpost" |
        | Piper [6]          | in hand                     |
      When Alice reports "Piper" [6] to "Federation Outpost"
      Then "Piper" [6] is now aboard "Federation Outpost"
      And the points of "Ressikan Flute" are 25
      And nothing else has changed

  @ruling=custom-cards-636
  Rule: The Devil may be played on Ressikan Flute, which is worth nothing then

    Example: it was worth 10
      Given Alice has 10 points
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Ressikan Flute     | on the table                |
        | Piper [1]          | aboard "Federation Outpost" |
        | Piper [2]          | aboard "Federation Outpost" |
      And Bob has:
        | card      | where   |
        | The Devil | in hand |
      When Bob plays "The Devil" on "Ressikan Flute"
      Then the points of "Ressikan Flute" are 0
      And Alice now has 0 points
      And "The Devil" is now in Bob's discard pile
      And nothing else has changed
