Feature: The Devidian Door in the Glossary
  It is never played: its player says its name, and shows a copy of it on the next turn.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card          | where   |
      | Devidian Door | in hand |
      | Taurik        | in hand |

  @ruling=1eD-devidian-door-01
  Rule: It is never played

    Example: it does not come on the table
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Alice plays "Devidian Door"
      Then that is illegal
      And nothing else has changed

    Example: another doorway does
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Space-Time Portal       | in hand      |
      When Alice plays "Space-Time Portal"
      Then "Space-Time Portal" is now on the table
      And nothing else has changed

  @ruling=1eD-devidian-door-02
  Rule: A doorway that lets in cards of another universe must be open for its use

    @part=personnel
    Example: without one nobody comes
      When Alice uses "Devidian Door" on "Excavation"
      Then that is illegal
      And nothing else has changed

    Scenario Outline: with <doorway> somebody does
      Given Alice has:
        | card      | where        |
        | <doorway> | on the table |
      When Alice uses "Devidian Door" on "Excavation"
      Then "Taurik" is now on "Excavation"
      And nothing else has changed

      Examples:
        | doorway                 |
        | Alternate Universe Door |
        | Space-Time Portal       |

    @part=equipment
    Example: without one no tricorder comes
      Given Alice has:
        | card      | where   |
        | Tricorder | in hand |
      When Alice uses "Devidian Door" on "Excavation" with "Tricorder"
      Then that is illegal
      And nothing else has changed

    Example: with one a tricorder does
      Given Alice has:
        | card                    | where        |
        | Tricorder               | in hand      |
        | Alternate Universe Door | on the table |
      When Alice uses "Devidian Door" on "Excavation" with "Tricorder"
      Then "Tricorder" is now on "Excavation"
      And nothing else has changed

    Example: without one nobody comes when orders have begun
      Given it is Alice's orders
      When Alice uses "Devidian Door" on "Excavation"
      Then that is illegal
      And nothing else has changed

    Scenario Outline: without one nobody comes for a door that is <where>
      Given "Devidian Door" is <where>
      When Alice uses "Devidian Door" on "Excavation"
      Then that is illegal

      Examples: In her draw deck, and in her discard pile
        | where                       |
        | on top of Alice's draw deck |
        | in Alice's discard pile     |

  @ruling=1eD-devidian-door-03
  Rule: Its use is the one card of another universe that the Space-Time Portal lets in each turn

    Background:
      Given Alice has:
        | card               | where           |
        | Space-Time Portal  | on the table    |
        | Federation Outpost | at "Excavation" |
        | Richard Castillo   | in hand         |

    Example: Castillo does not report in the same turn
      When Alice uses "Devidian Door" on "Excavation" with "Taurik"
      And Alice reports "Richard Castillo" to "Federation Outpost"
      Then that is illegal
      And "Taurik" is still on "Excavation"
      And nothing else has changed

    Example: he does if it was not used
      When Alice reports "Richard Castillo" to "Federation Outpost"
      Then "Richard Castillo" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=1eD-devidian-door-04
  Rule: With the Space-Time Portal alone nobody of another universe comes out of it

    Background:
      Given Alice has:
        | card             | where   |
        | Richard Castillo | in hand |

    Example: the Portal would have to let in two
      Given Alice has:
        | card              | where        |
        | Space-Time Portal | on the table |
      When Alice uses "Devidian Door" on "Excavation" with "Richard Castillo"
      Then that is illegal
      And nothing else has changed

    Example: the Alternate Universe Door lets in as many as come
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Alice uses "Devidian Door" on "Excavation" with "Richard Castillo"
      Then "Richard Castillo" is now on "Excavation"
      And nothing else has changed

  @ruling=1eD-devidian-door-05
  Rule: It is shown although the doorway was closed in the meantime

    @frame=many
    Example: the Revolving Door does not keep Alice from showing it
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card           | where   |
        | Revolving Door | in hand |
      When Alice uses "Devidian Door" on "Excavation"
      And Alice ends the turn
      And Bob plays "Revolving Door" on "Alternate Universe Door"
      And Bob ends the turn
      And Alice shows "Devidian Door"
      Then "Devidian Door" is now out of play
      And Bob has been shown "Devidian Door"

  @ruling=1eD-devidian-door-12
  Rule: Where it is not a legal card nobody comes out of it

    Background:
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |

    Example: only cards of Premiere are legal
      Given the game is played by a format of Premiere cards alone
      When Alice uses "Devidian Door" on "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: all cards are
      When Alice uses "Devidian Door" on "Excavation"
      Then "Taurik" is now on "Excavation"
      And nothing else has changed
