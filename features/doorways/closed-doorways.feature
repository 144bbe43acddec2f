Feature: Closed doorways
  What closing takes away, and what it leaves.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-doorway-07
  Rule: Another card closes a doorway in play

    Example: Revolving Door closes the Portal
      Given Alice has:
        | card              | where        |
        | Space-Time Portal | on the table |
      And Bob has:
        | card           | where   |
        | Revolving Door | in hand |
      And it is Bob's turn
      When Bob plays "Revolving Door" on "Space-Time Portal"
      Then "Revolving Door" is now on "Space-Time Portal"
      And "Space-Time Portal" is now closed
      And nothing else has changed

    Example: one that is turned over leaves the doorway open
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Space-Time Portal  | on the table    |
        | Richard Castillo   | in hand         |
      And Alice has:
        | card                 | where                  | state     |
        | Revolving Door [old] | on "Space-Time Portal" | face down |
      And Bob has:
        | card                 | where   |
        | Revolving Door [new] | in hand |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      And play goes on until Bob's turn
      And Bob plays "Revolving Door" [new] on "Space-Time Portal"
      Then "Revolving Door" [new] is now on "Space-Time Portal"
      And "Space-Time Portal" is now closed
      And "Richard Castillo" is still aboard "Federation Outpost"
      And nothing else has changed

  @ruling=1eD-doorway-08
  Rule: A doorway that is closed is closed once more

    Example: Revolving Door is played where Door-Net lies
      Given Alice has:
        | card     | where         |
        | Q's Tent | on the table  |
        | Door-Net | on "Q's Tent" |
      And Bob has:
        | card           | where   |
        | Revolving Door | in hand |
      And it is Bob's turn
      When Bob plays "Revolving Door" on "Q's Tent"
      Then "Revolving Door" is now on "Q's Tent"
      And "Q's Tent" is still closed
      And nothing else has changed

  @ruling=1eD-doorway-09
  Rule: What a doorway does as a doorway it does not do while it is closed

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |

    Example: nobody comes through a closed Portal
      Given Alice has:
        | card              | where        |
        | Space-Time Portal | on the table |
        | Richard Castillo  | in hand      |
      And Bob has:
        | card           | where                  |
        | Revolving Door | on "Space-Time Portal" |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: he comes through an open one
      Given Alice has:
        | card              | where        |
        | Space-Time Portal | on the table |
        | Richard Castillo  | in hand      |
      When Alice reports "Richard Castillo" to "Federation Outpost"
      Then "Richard Castillo" is now aboard "Federation Outpost"
      And nothing else has changed

    Example: no ship comes out of a closed Spacedoor
      Given Alice has:
        | card      | where                   |
        | Spacedoor | on "Federation Outpost" |
        | Runabout  | in draw deck            |
      And Bob has:
        | card           | where          |
        | Revolving Door | on "Spacedoor" |
      When Alice downloads "Runabout" to "Federation Outpost" with "Spacedoor"
      Then that is illegal
      And nothing else has changed

    Example: one comes out of an open one
      Given Alice has:
        | card      | where                   |
        | Spacedoor | on "Federation Outpost" |
        | Runabout  | in draw deck            |
      When Alice downloads "Runabout" to "Federation Outpost" with "Spacedoor"
      Then "Runabout" is now docked at "Federation Outpost"
      And "Spacedoor" is now face down
      And nothing else has changed

  @ruling=1eD-doorway-10
  Rule: Nothing is taken from a side deck whose doorway is closed

    Background:
      Given Alice has:
        | card             | where        |
        | Q's Tent         | on the table |
        | Data             | in Q's Tent  |
        | Q's Tent [other] | in hand      |

    Example: another Tent takes nothing out of it
      Given Bob has:
        | card           | where         |
        | Revolving Door | on "Q's Tent" |
      When Alice plays "Q's Tent" [other]
      Then that is illegal
      And nothing else has changed

    Example: when it is open Data is taken
      When Alice plays "Q's Tent" [other]
      And Alice chooses the word "first"
      Then "Data" is now in Alice's hand
      And "Q's Tent" [other] is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-doorway-11
  Rule: A closed Ready Room Door protects no event

    Background:
      Given Alice has:
        | card            | where              |
        | Captain's Log   | on the table       |
        | Ready Room Door | on "Captain's Log" |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |

    Example: the event is nullified
      Given Bob has:
        | card           | where                |
        | Revolving Door | on "Ready Room Door" |
      When Bob plays "Kevin Uxbridge" on "Captain's Log"
      Then "Captain's Log" has been nullified
      And "Captain's Log" and "Ready Room Door" are now in Alice's discard pile
      And "Kevin Uxbridge" and "Revolving Door" are now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-doorway-12
  Rule: The countdown of a closed doorway stands still, and goes on when it is reopened

    Example: Temporal Vortex counts on from two
      Given Alice has:
        | card              | where        | state              |
        | Temporal Vortex   | on the table | counted down to 2  |
        | Kevin Uxbridge    | in hand      |                    |
      And Bob has:
        | card           | where                |
        | Revolving Door | on "Temporal Vortex" |
      When play goes on until Alice's second turn
      Then "Temporal Vortex" is still counted down to 2
      When Alice plays "Kevin Uxbridge" on "Revolving Door"
      Then "Temporal Vortex" is no longer closed
      When Alice ends the turn
      Then "Temporal Vortex" is now counted down to 1
      And "Revolving Door" is still in Bob's discard pile
      And "Kevin Uxbridge" is still in Alice's discard pile
      And nothing else has changed
