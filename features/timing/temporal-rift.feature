Feature: Temporal Rift
  In 1996 a ship may vanish into it, but not from what it has already met.

  Background:
    Given these made-up cards:
      | card   | type | affiliations | range | weapons | shields |
      | Raider | ship | Klingon      | 8     | 6       | 6       |
    And the spaceline:
      | mission        |
      | Survey Mission |

  @ruling=faq96-14-timing-13
  Rule: Temporal Rift is no escape once Borg Ship has been turned over

    Background:
      Given Alice has:
        | card   | where               |
        | Raider | at "Survey Mission" |
        | Klag   | aboard "Raider"     |
      And Bob has:
        | card      | where                  |
        | Borg Ship | under "Survey Mission" |

    Example: Hugh could still be played when it attacks, but not Temporal Rift
      Given Alice has:
        | card          | where           |
        | Temporal Rift | in Alice's hand |
        | Hugh          | in Alice's hand |
      When Alice attempts "Survey Mission"
      And play goes on until the end of the encounter with "Borg Ship"
      And Alice responds with "Temporal Rift" on "Raider"
      Then that is illegal
      And "Raider" has been destroyed
      And "Hugh" is still in Alice's hand

    Example: nor is it when the dilemma has just been turned over
      Given Alice has:
        | card                    | where           |
        | Temporal Rift           | in Alice's hand |
        | Eyes in the Dark        | in Alice's hand |
        | Alternate Universe Door | on the table    |
      When Alice attempts "Survey Mission"
      And play goes on until the start of the encounter with "Borg Ship"
      And Alice responds with "Temporal Rift" on "Raider"
      Then that is illegal
      And "Raider" has been destroyed

    Example: before anything has been turned over the ship vanishes, and comes back
      Given Alice has:
        | card          | where           |
        | Temporal Rift | in Alice's hand |
      When Alice attempts "Survey Mission"
      And Alice responds with "Temporal Rift" on "Raider"
      Then "Borg Ship" is still under "Survey Mission"
      And "Raider" is now on "Temporal Rift"
      When play goes on until Bob's second turn
      Then "Raider" is no longer on "Temporal Rift"
      And "Raider" is still at "Survey Mission"
      And "Klag" is still aboard "Raider"
      And "Temporal Rift" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-temporal-rift-01
  Rule: No space dilemma that has been seen is escaped by Temporal Rift

    Background:
      Given Alice has:
        | card   | where               |
        | Raider | at "Survey Mission" |
        | Klag   | aboard "Raider"     |
      And Bob has:
        | card | where                  |
        | Q    | under "Survey Mission" |

    Example: not even Q gives them the time for it
      Given Alice has:
        | card          | where           |
        | Temporal Rift | in Alice's hand |
        | Q2            | in Alice's hand |
      When Alice attempts "Survey Mission"
      And play goes on until the encounter with "Q"
      And Alice responds with "Temporal Rift" on "Raider"
      Then that is illegal
      And "Raider" is still at "Survey Mission"

    Example: what nullifies the dilemma does come in time
      Given Alice has:
        | card          | where           |
        | Q2            | in Alice's hand |
      When Alice attempts "Survey Mission"
      And play goes on until the encounter with "Q"
      And Alice responds with "Q2" on "Q"
      Then "Q" has been nullified
