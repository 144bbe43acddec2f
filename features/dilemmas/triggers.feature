Feature: What triggers a dilemma
  A dilemma whose trigger is missing does nothing, unless it says what happens otherwise.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Excavation"            |
      | Deanna Troi       | aboard "U.S.S. Enterprise" |
      | Data              | on "Excavation"            |
      | Worf              | on "Excavation"            |

  @ruling=1eD-dilemma-resolution-34
  Rule: Only those who make the attempt trigger a dilemma

    @part=away-team
    Example: a woman aboard the ship in orbit is none of the couple that the dilemma is about
      Given Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Parallel Romance" is now in Bob's discard pile
      And nothing else has changed

    @part=crew
    Example: an android aboard another ship does not show the puzzle to the crew
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card        | where                      |
        | Runabout    | at "Explore Black Cluster" |
        | Calloway    | aboard "Runabout"          |
        | U.S.S. Hood | at "Explore Black Cluster" |
        | Lal         | aboard "U.S.S. Hood"       |
      And Bob has:
        | card                  | where                         |
        | Chinese Finger Puzzle | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Chinese Finger Puzzle" is now in Bob's discard pile
      And nothing else has changed

    @part=away-team
    Example: a woman aboard the ship in orbit is none of the organism's business
      Given Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Anaphasic Organism" is now in Bob's discard pile
      And "Deanna Troi" is still aboard "U.S.S. Enterprise"
      And "Data" and "Worf" are still not stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-60
  Rule: A trigger is an element or a situation without which the dilemma does nothing

    @part=element
    Example: two men alone are no couple
      Given Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Parallel Romance" is now in Bob's discard pile
      And nothing else has changed

    @part=situation
    Example: no Traveler is there to make thoughts burn
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Thought Fire | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Thought Fire" is now in Bob's discard pile
      And "Vash" is still on "Excavation"
      And "Vash" is still not stopped
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

    @part=element
    Example: the organism leaves two men alone
      Given "Deanna Troi" is in Alice's hand
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-61
  Rule: Without its trigger a dilemma has no effect

    Example: nobody falls in love where there are only men
      Given the seeds under "Excavation" hold in order:
        | card                 |
        | Parallel Romance     |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Data" and "Worf"
      Then "Parallel Romance" has been discarded
      And "Worf" has been killed
      And "Data" is still not stopped

    Example: two men need no doctor against the organism, and meet Armus
      Given the seeds under "Excavation" hold in order:
        | card                 |
        | Anaphasic Organism   |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Data" and "Worf"
      Then "Anaphasic Organism" has been discarded
      And "Worf" has been killed
      And "Data" is still not stopped

  @ruling=1eD-dilemma-resolution-62
  Rule: Without its trigger a dilemma does what it says for that case

    Example: a shot that finds no android to stop it kills a man
      Given "Data" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card            | where           |
        | Geordi La Forge | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Shot in the Back | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Geordi La Forge" from "Geordi La Forge" and "Worf"
      Then "Geordi La Forge" has been killed
      And "Shot in the Back" is now in Bob's discard pile
      And "Geordi La Forge" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-63
  Rule: Where The Traveler: Transcendence does not affect the player, what it would trigger is discarded

    Background:
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Thought Fire | under "Excavation" |

    Example: it speeds the other player's thoughts
      Given Bob has:
        | card                        | where        |
        | The Traveler: Transcendence | on the table |
      When Alice attempts "Excavation"
      Then "Vash" is still on "Excavation"
      And "Thought Fire" is now in Bob's discard pile
      And "The Traveler: Transcendence" is still on the table
      And "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

    Example: it speeds the player's own, and one burns
      Given Alice has:
        | card                        | where        |
        | The Traveler: Transcendence | on the table |
      When Alice attempts "Excavation"
      Then "Vash" has been killed

  @ruling=1eD-dilemma-resolution-64
  Rule: What concerns Federation ships is discarded when another one meets it

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
        | Tarchannen Study      |

    Example: a Klingon ship stays where it is
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card         | where                         |
        | Maman Picard | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Maman Picard" is now in Bob's discard pile
      And nothing else has changed

    Example: a Federation ship finds itself at an end of the spaceline
      Given "U.S.S. Enterprise" is at "Explore Black Cluster"
      And Bob has:
        | card         | where                         |
        | Maman Picard | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Tarchannen Study" from "Excavation" and "Tarchannen Study"
      Then "U.S.S. Enterprise" is now at "Tarchannen Study"
      And "Maman Picard" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-65
  Rule: Shot in the Back stops SECURITY and OFFICER androids, and kills nobody then

    @part=security @part=officer
    Example: both kinds of android are stopped, and the man beside them lives
      Given these made-up cards:
        | card           | type      | affiliations | species | classification |
        | Sentry Android | personnel | Non-Aligned  | Android | SECURITY       |
      And Alice has:
        | card           | where           |
        | Sentry Android | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Shot in the Back | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data" and "Sentry Android" are now stopped
      And "Worf" is still not stopped
      And "Shot in the Back" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-66
  Rule: Where no such android is, it kills one who is no android, and stops nobody

    Example: an android of another kind is neither killed nor stopped
      Given "Data" is aboard "U.S.S. Enterprise"
      And Alice has:
        | card   | where           |
        | Lal    | on "Excavation" |
        | Guinan | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Shot in the Back | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Guinan" from "Guinan" and "Worf"
      Then "Guinan" has been killed
      And "Lal" and "Worf" are still not stopped
