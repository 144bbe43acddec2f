Feature: Subspace Schism
  Whoever has just drawn a card discards it and draws another.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-subspace-schism-01
  Rule: Subspace Schism may be played on any card draw that a player makes during a turn

    Background:
      Given Alice has:
        | card                   | where   |
        | Kivas Fajo - Collector | in hand |
      And Alice's draw deck holds in order:
        | card      |
        | Data      |
        | Worf      |
        | Tricorder |
        | Bochra    |

    @part=opponent
    Example: Alice draws in the middle of her turn, and Bob has her draw again
      Given Bob has:
        | card            | where   |
        | Subspace Schism | in hand |
      When Alice plays "Kivas Fajo - Collector"
      And Alice chooses Alice
      And Bob responds with "Subspace Schism"
      Then "Data" is now in Alice's discard pile
      And "Worf", "Tricorder" and "Bochra" are now in Alice's hand
      And "Subspace Schism" is now in Bob's discard pile
      And "Kivas Fajo - Collector" is now in Alice's discard pile
      And nothing else has changed

    @part=own
    Example: Alice has herself draw again
      Given Alice has:
        | card            | where   |
        | Subspace Schism | in hand |
      When Alice plays "Kivas Fajo - Collector"
      And Alice chooses Alice
      And Alice responds with "Subspace Schism"
      Then "Data" is now in Alice's discard pile
      And "Worf", "Tricorder" and "Bochra" are now in Alice's hand
      And "Subspace Schism" and "Kivas Fajo - Collector" are now in Alice's discard pile
      And nothing else has changed

    @part=opponent
    Example: Alice draws in Bob's turn, and draws again
      Given it is Bob's turn
      And Bob has:
        | card                         | where   |
        | Kivas Fajo - Collector [his] | in hand |
        | Subspace Schism              | in hand |
      When Bob plays "Kivas Fajo - Collector" [his]
      And Bob chooses Alice
      And Bob responds with "Subspace Schism"
      Then "Data" is now in Alice's discard pile
      And "Worf", "Tricorder" and "Bochra" are now in Alice's hand
      And "Subspace Schism" is now in Bob's discard pile
      And "Kivas Fajo - Collector" [his] is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-subspace-schism-02
  Rule: Subspace Schism may be played on the draw that ends a turn

    Example: Alice ends her turn with another card than she drew
      Given Alice's draw deck holds in order:
        | card   |
        | Data   |
        | Worf   |
        | Bochra |
      And Bob has:
        | card            | where   |
        | Subspace Schism | in hand |
      When Alice ends the turn
      And Bob responds with "Subspace Schism"
      Then "Data" is now in Alice's discard pile
      And "Worf" is now in Alice's hand
      And "Subspace Schism" is now in Bob's discard pile
      And it is now Bob's turn
      And nothing else has changed

  @ruling=1eS-subspace-schism-03
  Rule: Subspace Schism may be played on a card drawn to even up the hands in the Warp Speed format

    Example: Alice, who took a drone in place of her draw, evens up, and draws again
      Given the spaceline:
        | mission        |
        | Study Badlands |
      And the game is played by the Warp Speed format
      And Alice has:
        | card         | where                 |
        | Borg Outpost | at "Study Badlands"   |
        | Borg Queen   | aboard "Borg Outpost" |
        | Survey Drone | in draw deck          |
      And Alice's draw deck holds in order:
        | card         |
        | Data         |
        | Worf         |
        | Survey Drone |
      And Bob has:
        | card            | where   |
        | Subspace Schism | in hand |
        | Gowron          | in hand |
      When Alice ends the turn
      And Alice chooses "Borg Queen" from "Borg Queen" and none
      Then "Survey Drone" is now in Alice's hand
      When Alice chooses none from "Borg Queen" and none
      And Bob responds with "Subspace Schism"
      Then "Data" is now in Alice's discard pile
      When Alice chooses none from "Borg Queen" and none
      Then "Worf" is now in Alice's hand
      And "Subspace Schism" is now in Bob's discard pile
      And it is now Bob's turn
      And nothing else has changed

  @ruling=1eS-subspace-schism-04
  Rule: Subspace Schism is not played on a card drawn for an opening hand

    Background:
      Given it is the facility phase
      And Bob's draw deck holds in order:
        | card            |
        | Subspace Schism |
        | Data            |
        | Worf            |
      And Bob's draw deck holds ten cards

    Example: Bob keeps his opening hand
      When Alice seeds nothing
      And Bob seeds nothing
      And Bob responds with "Subspace Schism"
      Then that is illegal
      And "Data" has not been discarded

    @frame=many
    Example: the first card after that he may draw again
      Given Alice's draw deck holds in order:
        | card     |
        | Bochra   |
        | Calloway |
        | Gowron   |
        | Klag     |
        | Kurn     |
        | Thei     |
        | Taibak   |
        | Tomalak  |
        | Hugh     |
      When Alice seeds nothing
      And Bob seeds nothing
      And Alice ends the turn
      And Bob responds with "Subspace Schism"
      Then "Tomalak" is now in Alice's discard pile
      And "Hugh" is now in Alice's hand
