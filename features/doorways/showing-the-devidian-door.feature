Feature: Showing the Devidian Door
  What came out of it is answered for on the next turn, as the FAQ of 1996 has it.

  Background:
    Given these locations:
      | location   |
      | Excavation |
    And Alice has:
      | card                    | where        |
      | Alternate Universe Door | on the table |
      | Devidian Door           | in hand      |
      | Deanna Troi             | in hand      |

  @ruling=faq96-310-devidian-door-explanation-01
  Rule: A card comes now, and the Door is shown on the next turn

    @frame=many
    Example: Deanna Troi is there, and a turn later the Door is shown and gone
      When Alice uses "Devidian Door" on "Excavation"
      Then "Deanna Troi" is now on "Excavation"
      When Alice ends the turn
      And Bob ends the turn
      And Alice shows "Devidian Door"
      Then "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"

    @frame=many @question=showing-left-undone
    Example: she has it in hand and forgets about it, and it is shown
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"
      When Bob ends the turn
      Then that is legal

    @frame=many @reading=showing-left-undone/lost
    Example: she has it in hand and forgets about it, and has lost
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then Bob has won the game
      And "Devidian Door" is still in Alice's hand

    @frame=many
    Example: she says its title while it is the next card of her draw deck, and draws it in time
      Given "Devidian Door" is on top of Alice's draw deck
      And Alice's draw deck holds five cards
      When Alice uses "Devidian Door" on "Excavation"
      Then "Deanna Troi" is now on "Excavation"
      When Alice ends the turn
      And Bob ends the turn
      And Alice shows "Devidian Door"
      Then "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"

    @frame=many
    Example: she says its title while it is in her discard pile, and has it back in time
      Given "Devidian Door" is in Alice's discard pile
      And Alice has:
        | card                      | where   |
        | Palor Toff - Alien Trader | in hand |
      When Alice uses "Devidian Door" on "Excavation"
      Then "Deanna Troi" is now on "Excavation"
      When Alice plays "Palor Toff - Alien Trader"
      And Alice ends the turn
      And Bob ends the turn
      And Alice shows "Devidian Door"
      Then "Devidian Door" is now out of play

  @ruling=faq96-310-devidian-door-explanation-02
  Rule: Whoever does not show it on the next turn has lost

    Example: Alice has no Door to show
      Given Alice has:
        | card | where   |
        | Hail | in hand |
      And Bob has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      And Bob chooses the word "doorway"
      And Bob chooses "Devidian Door"
      And Alice ends the turn
      Then Bob has won the game

  @ruling=faq96-310-devidian-door-and-its-time-limit-01
  Rule: It is shown from the start of the next turn until the card is drawn that ends it

    @frame=many
    Example: on the same turn it is too early, and on the next one in time
      When Alice uses "Devidian Door" on "Excavation"
      And Alice shows "Devidian Door"
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice shows "Devidian Door"
      Then "Devidian Door" is now out of play

    Example: what is drawn at the end of the turn comes too late
      Given Alice has:
        | card                 | where        |
        | Hail                 | in draw deck |
        | Devidian Door [late] | in draw deck |
      And Alice's draw deck holds in order:
        | card                 |
        | Hail                 |
        | Devidian Door [late] |
      And Bob has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      And Bob chooses the word "doorway"
      And Bob chooses "Devidian Door"
      And Alice ends the turn
      Then Bob has won the game

  @ruling=faq96-310-devidian-door-and-its-time-limit-02
  Rule: Before it is shown the opponent may take it out of the hand

    @part=kidnappers @frame=many
    Example: the kidnappers guess it
      Given Alice has:
        | card | where   |
        | Hail | in hand |
      And Bob has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      And Bob chooses the word "doorway"
      And Bob chooses "Devidian Door"
      Then "Devidian Door" is now in Alice's discard pile

    @part=masaka @question=masaka-and-the-hand @frame=many
    Example: Masaka has her give it up with her hand
      Given Alice has:
        | card     | where        |
        | Hail     | in draw deck |
        | Red Alert! | in draw deck |
      And Bob has:
        | card                   | where   |
        | Masaka Transformations | in hand |
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob plays "Masaka Transformations"
      And Bob chooses Alice
      Then "Devidian Door" is now in Alice's draw deck

    @part=masaka @reading=masaka-and-the-hand/discard-pile @frame=many
    Example: Masaka has her discard it with her hand
      Given Alice has:
        | card     | where        |
        | Hail     | in draw deck |
        | Red Alert! | in draw deck |
      And Bob has:
        | card                   | where   |
        | Masaka Transformations | in hand |
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob plays "Masaka Transformations"
      And Bob chooses Alice
      Then "Devidian Door" is now in Alice's discard pile

  @ruling=faq96-310-devidian-door-and-its-time-limit-03
  Rule: Whoever has lost the Door and does not get it back in time has lost

    @frame=many
    Example: it lies in the discard pile when her turn is over
      Given Alice has:
        | card | where   |
        | Hail | in hand |
      And Bob has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      And Bob chooses the word "doorway"
      And Bob chooses "Devidian Door"
      Then "Devidian Door" is now in Alice's discard pile
      When Alice ends the turn
      Then Bob has won the game

  @ruling=faq96-310-devidian-door-and-its-time-limit-04
  Rule: A Door that was discarded may be fetched back and shown

    @frame=many
    Example: Palor Toff has it still
      Given Alice has:
        | card                      | where   |
        | Palor Toff - Alien Trader | in hand |
      And Bob has:
        | card                        | where        |
        | Telepathic Alien Kidnappers | on the table |
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      And Bob chooses the word "doorway"
      And Bob chooses "Devidian Door"
      And Alice plays "Palor Toff - Alien Trader"
      And Alice shows "Devidian Door"
      Then "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"

  @ruling=faq96-310-devidian-door-and-its-time-limit-05
  Rule: To show it is something that is done, and may come too late

    Background:
      Given these locations:
        | location              |
        | Explore Black Cluster |
      And Alice has:
        | card            | where                      |
        | Runabout        | at "Explore Black Cluster" |
        | Jean-Luc Picard | aboard "Runabout"          |
      And Bob has:
        | card                    | where                         |
        | Iconian Computer Weapon | under "Explore Black Cluster" |

    @frame=many
    Example: Alice waits, and the computer weapon takes it out of her hand
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Explore Black Cluster" from "Runabout"
      Then "Devidian Door" is now in Alice's discard pile
      When Alice ends the turn
      Then Bob has won the game

    @frame=many
    Example: Alice shows it first
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      And Alice shows "Devidian Door"
      And Alice attempts "Explore Black Cluster" from "Runabout"
      And Alice ends the turn
      Then "Devidian Door" is still out of play
      And it is now Bob's turn

  @ruling=faq96-310-devidian-door-and-ophidian-cane-01
  Rule: Ophidian Cane is played when the Door is used, and three cards come instead of one

    Background:
      Given Alice has:
        | card          | where   |
        | Ophidian Cane | in hand |
        | Worf          | in hand |
        | Tricorder     | in hand |

    Example: three come with it
      When Alice uses "Devidian Door" on "Excavation" with "Ophidian Cane", "Deanna Troi", "Worf" and "Tricorder"
      Then "Deanna Troi", "Worf" and "Tricorder" are now on "Excavation"
      And "Ophidian Cane" is now in Alice's discard pile
      And nothing else has changed

    Example: when the Door is shown it is too late
      Given this has happened:
        | action                                                          |
        | Alice uses "Devidian Door" on "Excavation" with "Deanna Troi" |
        | Alice ends the turn                                             |
        | Bob ends the turn                                               |
      When Alice shows "Devidian Door" with "Ophidian Cane"
      Then that is illegal

    Example: without it the Door is shown
      Given this has happened:
        | action                                                          |
        | Alice uses "Devidian Door" on "Excavation" with "Deanna Troi" |
        | Alice ends the turn                                             |
        | Bob ends the turn                                               |
      When Alice shows "Devidian Door"
      Then "Devidian Door" is now out of play
      And nothing else has changed
