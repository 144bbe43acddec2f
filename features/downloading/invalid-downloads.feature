Feature: Optional, demanded and invalid downloads
  What may be declined, what must be done in full, and what a failure costs.

  Background:
    Given these locations:
      | location          |
      | Search and Rescue |
    And Alice has:
      | card            | where                  |
      | Bajoran Outpost | at "Search and Rescue" |

  @ruling=1eD-downloading-27
  Rule: A download that a text merely allows may be declined

    Example: the player may take no objective
      Given Alice has:
        | card              | where        |
        | A Change of Plans | in hand      |
        | Establish Gateway | in draw deck |
      When Alice plays "A Change of Plans"
      And Alice chooses none from "Establish Gateway" and none
      Then "Establish Gateway" is still in Alice's draw deck
      And "A Change of Plans" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-28
  Rule: A download of a group is invalid as a whole when one of the cards is lacking

    Example: one Bajoran is there, and two are demanded
      Given Alice has:
        | card              | where        |
        | Bajoran Civil War | in hand      |
        | Brilgar           | in draw deck |
        | Jabara            | in draw deck |
      When Alice plays "Bajoran Civil War"
      Then "Brilgar" and "Jabara" are still in Alice's draw deck
      And "Bajoran Civil War" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-29
  Rule: When a demanded download cannot be done, the opponent may look through what was to be searched

    Background:
      Given Alice has:
        | card              | where        |
        | Bajoran Civil War | in hand      |
        | Data              | in draw deck |

    @part=hand @part=draw-deck @part=tent
    Example: the opponent looks through hand, draw deck and open Tent
      Given Alice has:
        | card     | where        |
        | Hugh     | in hand      |
        | Q's Tent | on the table |
        | Worf     | in Q's Tent  |
      When Alice plays "Bajoran Civil War"
      And Bob looks at Alice's hand
      And Bob looks at Alice's draw deck
      And Bob looks at Alice's Q's Tent
      Then Bob has been shown "Hugh", "Data" and "Worf"

    @part=capsule
    Example: the opponent looks through the capsule
      Given Alice has:
        | card                      | where                             |
        | Zalkonian Storage Capsule | on the table                      |
        | Deanna Troi               | under "Zalkonian Storage Capsule" |
      When Alice plays "Bajoran Civil War"
      And Bob looks at the cards under "Zalkonian Storage Capsule"
      Then Bob has been shown "Deanna Troi"

    @part=tent
    Example: a Tent that is closed is not looked through
      Given Alice has:
        | card     | where        | state  |
        | Q's Tent | on the table | closed |
        | Worf     | in Q's Tent  |        |
      When Alice plays "Bajoran Civil War"
      Then these are legal:
        | action                         |
        | Bob looks at Alice's draw deck |
      And these are illegal:
        | action                        |
        | Bob looks at Alice's Q's Tent |
      And Bob does not see "Worf"

    @part=other
    Example: another place that the text names is looked through, and no usual one
      Given Alice has:
        | card                    | where           |
        | Back from the Scrapyard | in hand         |
        | Worf                    | in discard pile |
      When Alice plays "Back from the Scrapyard"
      Then these are legal:
        | action                            |
        | Bob looks at Alice's discard pile |
      And these are illegal:
        | action                         |
        | Bob looks at Alice's draw deck |

    Example: a place that the download does not search is not looked through
      Given Alice has:
        | card       | where       |
        | Kira Nerys | in Tribbles |
      When Alice plays "Bajoran Civil War"
      Then these are legal:
        | action                         |
        | Bob looks at Alice's draw deck |
      And these are illegal:
        | action                        |
        | Bob looks at Alice's Tribbles |
      And Bob does not see "Kira Nerys"

    Example: a player who has claimed nothing need show nothing
      Given Alice has:
        | card                      | where                             |
        | Hugh                      | in hand                           |
        | Zalkonian Storage Capsule | on the table                      |
        | Deanna Troi               | under "Zalkonian Storage Capsule" |
        | Q's Tent                  | on the table                      |
        | Worf                      | in Q's Tent                       |
      Then these are illegal:
        | action                                                   |
        | Bob looks at Alice's hand                                |
        | Bob looks at Alice's draw deck                           |
        | Bob looks at the cards under "Zalkonian Storage Capsule" |
        | Bob looks at Alice's Q's Tent                            |
      When Alice plays "Bajoran Civil War"
      Then these are legal:
        | action                                                   |
        | Bob looks at Alice's hand                                |
        | Bob looks at Alice's draw deck                           |
        | Bob looks at the cards under "Zalkonian Storage Capsule" |
        | Bob looks at Alice's Q's Tent                            |

    @part=draw-deck
    Example: it is Bob who looks, at what is Alice's, and a turn later he does not
      Given Alice's draw deck holds five cards
      When Alice plays "Bajoran Civil War"
      Then these are legal:
        | action                         |
        | Bob looks at Alice's draw deck |
      And these are illegal:
        | action                         |
        | Alice looks at Bob's hand      |
        | Alice looks at Bob's draw deck |
      When play goes on until the start of Bob's turn
      And Bob looks at Alice's draw deck
      Then that is illegal

  @ruling=1eD-downloading-30
  Rule: What was paid for a download stays spent when the download is invalid

    Example: the card play that was given up for an outpost is gone though there is no outpost
      Given Alice has:
        | card               | where        |
        | Construct Starship | on the table |
        | Brilgar            | in hand      |
        | Data               | in draw deck |
      When Alice uses "Construct Starship"
      And Alice chooses the word "draw no cards"
      And Alice reports "Brilgar" to "Bajoran Outpost"
      Then that is illegal
      And nothing else has changed

    Example: a player who has given nothing up reports
      Given Alice has:
        | card               | where        |
        | Construct Starship | on the table |
        | Brilgar            | in hand      |
        | Data               | in draw deck |
      When Alice reports "Brilgar" to "Bajoran Outpost"
      Then "Brilgar" is now aboard "Bajoran Outpost"
      And nothing else has changed

  @ruling=1eD-downloading-31
  Rule: A card that was played for an invalid download is not taken back

    Example: the event for two Bajorans is discarded though there are none
      Given Alice has:
        | card              | where        |
        | Bajoran Civil War | in hand      |
        | Data              | in draw deck |
      When Alice plays "Bajoran Civil War"
      Then "Bajoran Civil War" is now in Alice's discard pile
      And nothing else has changed
