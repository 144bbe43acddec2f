Feature: Spacedoor
  A doorway that is turned over by its use, and that a discard opens again.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-spacedoor-08 @1e-glossary @1e-2014
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
