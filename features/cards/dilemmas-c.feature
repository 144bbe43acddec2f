Feature: Dilemmas with a C, as printed
  Who is held up by a puzzle.

  Background:
    Given these made-up cards:
      | card  | type      | affiliations | species |
      | Robot | personnel | Federation   | Android |
      | Cadet | personnel | Federation   | Human   |
    And the spaceline:
      | mission    |
      | Excavation |
    And Bob has:
      | card                  | where              |
      | Chinese Finger Puzzle | under "Excavation" |

  @ruling=custom-cards-142
  Rule: Chinese Finger Puzzle stops those who have an android with them

    @frame=many
    Example: Robot and Cadet are stopped
      Given Alice has:
        | card  | where           |
        | Robot | on "Excavation" |
        | Cadet | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Robot" and "Cadet" are now stopped
      And "Chinese Finger Puzzle" is now in Bob's discard pile

    @frame=many
    Example: without an android nobody is stopped by it
      Given Alice has:
        | card      | where                  |
        | Cadet     | on "Excavation"        |
        | Tricorder | landed on "Excavation" |
      When Alice attempts "Excavation"
      Then "Cadet" is still not stopped
      And "Chinese Finger Puzzle" is now in Bob's discard pile

  @ruling=custom-cards-143
  Rule: The androids stay stopped for as many full turns as they are

    @frame=many
    Example: Cadet is free in the next turn, and two Robots after two more turns of Alice's
      Given Alice has:
        | card           | where           |
        | Robot [first]  | on "Excavation" |
        | Robot [second] | on "Excavation" |
        | Cadet          | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice ends the turn
      Then "Cadet" is no longer stopped
      And "Robot" [first] and "Robot" [second] are still stopped
      When Bob ends the turn
      And Alice ends the turn
      Then "Robot" [first] and "Robot" [second] are still stopped
      When Bob ends the turn
      Then "Robot" [first] and "Robot" [second] are still stopped
      When Alice ends the turn
      Then "Robot" [first] and "Robot" [second] are no longer stopped

    @frame=many
    Example: a Robot by itself is free after one full turn of Alice's, with a Cadet in the team and another Robot aboard a ship
      Given Alice has:
        | card           | where             |
        | Runabout       | at "Excavation"   |
        | Robot [aboard] | aboard "Runabout" |
        | Robot [below]  | on "Excavation"   |
        | Cadet          | on "Excavation"   |
      When Alice attempts "Excavation"
      Then "Robot" [aboard] is still not stopped
      When Alice ends the turn
      And Bob ends the turn
      Then "Robot" [below] is still stopped
      When Alice ends the turn
      Then "Robot" [below] is no longer stopped

    @frame=many
    Example: a Robot that was freed and is stopped again by another dilemma is free in the next turn
      Given these made-up cards:
        | card           | type    | kind   | requires  |
        | Careful Speech | dilemma | planet | Diplomacy |
      And Alice has:
        | card                               | where           |
        | Runabout                           | at "Excavation" |
        | Robot [first]                      | on "Excavation" |
        | Robot [second]                     | on "Excavation" |
        | Distortion of Space/Time Continuum | in hand         |
      And Bob has:
        | card           | where              |
        | Careful Speech | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      Then "Robot" [first] and "Robot" [second] are no longer stopped
      When Alice attempts "Excavation"
      Then "Robot" [first] and "Robot" [second] are now stopped
      When Alice ends the turn
      Then "Robot" [first] and "Robot" [second] are no longer stopped
