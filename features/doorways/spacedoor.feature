Feature: Spacedoor
  A doorway that is turned over by its use, and that a discard opens again.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-spacedoor-08
  Rule: What is discarded for Static Warp Bubble or another card does not also open a Spacedoor

    Background:
      Given Alice has:
        | card               | where                   |
        | Federation Outpost | at "Excavation"         |
        | Spacedoor          | on "Federation Outpost" |
      And "Spacedoor" is face down

    @part=bubble
    Example: the card that Alice gave up for Static Warp Bubble was her last
      Given Alice has:
        | card     | where   |
        | Calloway | in hand |
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice discards "Calloway"
      And Alice uses "Spacedoor"
      Then that is illegal
      And "Calloway" is still in Alice's discard pile
      And nothing else has changed

    @part=bubble
    Example: the last card opens it while nothing was given up for Static Warp Bubble
      Given Alice has:
        | card     | where   |
        | Calloway | in hand |
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice uses "Spacedoor"
      Then "Calloway" is now in Alice's discard pile
      And "Spacedoor" is now face up
      And nothing else has changed

    @part=other
    Example: a hand that was discarded for Handshake does not open it; one of the cards drawn does
      Given Alice has:
        | card      | where   |
        | Handshake | in hand |
        | Calloway  | in hand |
        | Worf      | in hand |
        | Tricorder | in hand |
      And Alice's draw deck holds in order:
        | card            |
        | Medical Kit     |
        | Runabout        |
        | Deanna Troi     |
        | Wesley Crusher  |
        | Simon Tarses    |
        | Data            |
        | Geordi La Forge |
        | Tasha Yar       |
      When Alice plays "Handshake"
      And Alice uses "Spacedoor"
      And Alice chooses "Medical Kit"
      Then "Medical Kit" is now in Alice's discard pile
      And "Spacedoor" is now face up
      And "Runabout", "Deanna Troi", "Wesley Crusher", "Simon Tarses", "Data" and "Geordi La Forge" are still in Alice's hand
      And "Handshake", "Calloway", "Worf" and "Tricorder" are still in Alice's discard pile
      And nothing else has changed

  Rule: A ship that is returned to hand takes along what is aboard or was played on it

    Background:
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Spacedoor          | on "Federation Outpost"        |
        | Runabout           | docked at "Federation Outpost" |

    @ruling=1eS-spacedoor-02
    Example: equipment goes to the hands of its owners
      Given Alice has:
        | card      | where             |
        | Tricorder | aboard "Runabout" |
      And Bob has:
        | card            | where             | state               |
        | Medical Kit     | aboard "Runabout" | controlled by Alice |
      When Alice uses "Spacedoor" on "Runabout" naming "overhaul"
      Then "Runabout" and "Tricorder" are now in Alice's hand
      And "Medical Kit" is now in Bob's hand
      And "Spacedoor" is now face down
      And nothing else has changed

    @ruling=1eS-spacedoor-03
    Example: events go to the hands of their owners
      Given Alice has:
        | card               | where         |
        | Nutational Shields | on "Runabout" |
      And Bob has:
        | card           | where         |
        | Baryon Buildup | on "Runabout" |
      When Alice uses "Spacedoor" on "Runabout" naming "overhaul"
      Then "Runabout" and "Nutational Shields" are now in Alice's hand
      And "Baryon Buildup" is now in Bob's hand
      And "Spacedoor" is now face down
      And nothing else has changed

  @ruling=1eS-spacedoor-01
  Rule: A Spacedoor is seeded on an outpost, and on no other facility

    Scenario Outline: it is seeded on <facility>, and that is <verdict>
      Given the spaceline:
        | mission       |
        | Alter Records |
      And it is the facility phase
      And Alice has:
        | card               | where              |
        | Federation Outpost | at "Excavation"    |
        | Deep Space 9       | at "Alter Records" |
        | Spacedoor          | in seed cards      |
      When Alice seeds "Spacedoor" on "<facility>"
      Then that is <verdict>

      Examples:
        | facility           | verdict |
        | Federation Outpost | legal   |
        | Deep Space 9       | illegal |

  @ruling=1eS-spacedoor-04
  Rule: A Spacedoor that another card closes is not turned over

    Example: Revolving Door closes it
      Given it is Bob's turn
      And Alice has:
        | card               | where                   | state   |
        | Federation Outpost | at "Excavation"         |         |
        | Spacedoor          | on "Federation Outpost" | face up |
      And Bob has:
        | card           | where   |
        | Revolving Door | in hand |
      When Bob plays "Revolving Door" on "Spacedoor"
      Then "Revolving Door" is now on "Spacedoor"
      And "Spacedoor" is now closed
      And "Spacedoor" is still face up
      And nothing else has changed

  @ruling=1eS-spacedoor-05
  Rule: A player may seed more than one Spacedoor

    Example: Alice seeds one on each of her outposts
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And it is the facility phase
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Excavation"   |
        | Klingon Outpost    | at "Plunder Site" |
        | Spacedoor [one]    | in seed cards     |
        | Spacedoor [other]  | in seed cards     |
      When Alice seeds "Spacedoor" [one] on "Federation Outpost"
      And Bob seeds nothing
      And Alice seeds "Spacedoor" [other] on "Klingon Outpost"
      Then "Spacedoor" [one] is still on "Federation Outpost"
      And "Spacedoor" [other] is now on "Klingon Outpost"
      And nothing else has changed
