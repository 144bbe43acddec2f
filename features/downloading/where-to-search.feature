Feature: Where a download may search
  The places in which a player looks for what he downloads, and what is shuffled afterwards.

  Background:
    Given these locations:
      | location   |
      | Excavation |
    And Alice has:
      | card               | where           | state   |
      | Federation Outpost | at "Excavation" |         |
      | Defend Homeworld   | on the table    | face up |

  @ruling=1eD-downloading-01
  Rule: A download may search the hand

    Example: a specialist in hand is downloaded
      Given Alice has:
        | card           | where   |
        | Darian Wallace | in hand |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Darian Wallace" has been downloaded
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    Example: one in the discard pile is not
      Given Alice has:
        | card           | where           |
        | Darian Wallace | in discard pile |
        | Data           | in hand         |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-downloading-02
  Rule: A download may search the draw deck

    Example: a specialist in the draw deck is downloaded, and what lies on top of it stays there
      Given Alice has:
        | card           | where        |
        | Data           | in draw deck |
        | Darian Wallace | in draw deck |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Darian Wallace" has been downloaded
      And "Darian Wallace" has not been drawn
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    Example: one in the draw deck of the other player is not
      Given Alice has:
        | card | where        |
        | Data | in draw deck |
      And Bob has:
        | card           | where        |
        | Darian Wallace | in draw deck |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then that is illegal
      And nothing else has changed

    Example: nor is what lies in the discard pile, from where a card of Bob's lets him fetch it
      Given Alice has:
        | card                 | where                    |
        | Groumall [hers]      | at "Excavation"          |
        | Morn                 | aboard "Groumall" [hers] |
        | Gold-Pressed Latinum | in discard pile          |
      And Bob has:
        | card                    | where               |
        | Groumall [his]          | at "Excavation"     |
        | 1st Rule of Acquisition | on "Groumall" [his] |
      When Alice downloads "Gold-Pressed Latinum" aboard "Groumall" [hers] with "Morn"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-downloading-03
  Rule: A download may search beneath the player's Zalkonian Storage Capsule

    Example: a specialist is downloaded from the capsule
      Given Alice has:
        | card                      | where                             |
        | Zalkonian Storage Capsule | on the table                      |
        | Darian Wallace            | under "Zalkonian Storage Capsule" |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    Example: a capsule of the other player is not searched
      Given Alice has:
        | card                             | where                                    |
        | Zalkonian Storage Capsule [hers] | on the table                             |
        | Data                             | under "Zalkonian Storage Capsule" [hers] |
      And Bob has:
        | card                            | where                                   |
        | Zalkonian Storage Capsule [his] | on the table                            |
        | Darian Wallace                  | under "Zalkonian Storage Capsule" [his] |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-downloading-04
  Rule: A download may search the player's Q's Tent when it is open

    @part=open
    Example: a specialist is downloaded from the open side deck
      Given Alice has:
        | card           | where        |
        | Q's Tent       | on the table |
        | Darian Wallace | in Q's Tent  |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    @part=closed
    Example: the side deck cannot be searched while it is closed
      Given Alice has:
        | card           | where        | state  |
        | Q's Tent       | on the table | closed |
        | Darian Wallace | in Q's Tent  |        |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then that is illegal
      And nothing else has changed

    @part=open
    Scenario Outline: the doorway is <whose> and lies <where>, and to download from Alice's Tent is <verdict>
      Given Alice has:
        | card           | where       |
        | Darian Wallace | in Q's Tent |
      And <player> has:
        | card     | where   |
        | Q's Tent | <where> |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then that is <verdict>

      Examples: Bob's, hers before it is played, and hers
        | whose | player | where        | verdict |
        | his   | Bob    | on the table | illegal |
        | hers  | Alice  | in hand      | illegal |
        | hers  | Alice  | on the table | legal   |

  @ruling=1eD-downloading-05
  Rule: A player may search any or all of the places

    @part=all
    Example: what hand, draw deck, capsule and Tent hold is offered together
      Given Alice has:
        | card                       | where                             |
        | Assign Mission Specialists | in hand                           |
        | Zalkonian Storage Capsule  | on the table                      |
        | Q's Tent                   | on the table                      |
        | Simon Tarses               | in hand                           |
        | Darian Wallace             | in draw deck                      |
        | Taurik                     | under "Zalkonian Storage Capsule" |
        | Toby Russell               | in Q's Tent                       |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses" from "Simon Tarses", "Darian Wallace", "Taurik" and "Toby Russell"
      Then "Simon Tarses" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

    @part=any
    Example: whoever finds the card in hand need not look through the draw deck
      Given Alice has:
        | card           | where        |
        | Darian Wallace | in hand      |
        | Simon Tarses   | in draw deck |
        | Taurik         | in draw deck |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Simon Tarses" has not been shuffled
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-06
  Rule: The player need not say before the search which card he wants

    Example: the specialist is chosen when the search is over
      Given Alice has:
        | card                       | where        |
        | Assign Mission Specialists | in hand      |
        | Simon Tarses               | in draw deck |
        | Darian Wallace             | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Darian Wallace" from "Simon Tarses" and "Darian Wallace"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

  @ruling=1eD-downloading-15
  Rule: A text may have its download searched for in another place

    @part=allows
    Example: latinum comes from the discard pile
      Given Alice has:
        | card                    | where           |
        | Groumall                | at "Excavation" |
        | 1st Rule of Acquisition | on "Groumall"   |
        | Gold-Pressed Latinum    | in discard pile |
      When Alice downloads "Gold-Pressed Latinum" with "1st Rule of Acquisition"
      Then "Gold-Pressed Latinum" is now in Alice's hand
      And nothing else has changed

    @part=demands
    Example: a wreck comes from the discard pile, and its sister ship stays in the draw deck
      Given Alice has:
        | card                    | where           |
        | Back from the Scrapyard | in hand         |
        | Runabout                | in discard pile |
        | U.S.S. Hood             | in draw deck    |
      When Alice plays "Back from the Scrapyard"
      Then "Runabout" is now docked at "Federation Outpost"
      And "Back from the Scrapyard" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-16
  Rule: Examine Singularity downloads from the discard pile too

    Example: a Temporal Wake from the discard pile nullifies the anomaly
      Given Alice has:
        | card                | where           |
        | Examine Singularity | on the table    |
        | Temporal Wake       | in discard pile |
      And Bob has:
        | card              | where        |
        | Anti-Time Anomaly | on the table |
      When Alice downloads "Temporal Wake" on "Anti-Time Anomaly" with "Examine Singularity"
      Then "Anti-Time Anomaly" has been nullified
      And "Anti-Time Anomaly" is now in Bob's discard pile
      And "Temporal Wake" has been downloaded
      And nothing else has changed

  @ruling=1eD-downloading-17
  Rule: Storage Compartment Door downloads from the side deck of tribbles

    Example: a tribble comes from the side deck
      Given Alice has:
        | card                           | where        |
        | Storage Compartment Door [old] | on the table |
        | Storage Compartment Door [new] | in hand      |
        | 10 Tribbles - Go               | in Tribbles  |
      When Alice plays "Storage Compartment Door" [new]
      And Alice chooses "Federation Outpost"
      Then "10 Tribbles - Go" is now aboard "Federation Outpost"
      And "10 Tribbles - Go" has been downloaded
      And "Storage Compartment Door" [new] is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-37
  Rule: A draw deck that was looked through is shuffled

    Example: the rest of the draw deck is shuffled after the search
      Given Alice has:
        | card           | where        |
        | Data           | in draw deck |
        | Darian Wallace | in draw deck |
        | Simon Tarses   | in draw deck |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Data" and "Simon Tarses" have been shuffled
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    Example: it is shuffled as well when nothing is taken
      Given Alice has:
        | card                       | where        |
        | Assign Mission Specialists | in hand      |
        | Data                       | in draw deck |
        | Darian Wallace             | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses none
      Then "Data" and "Darian Wallace" have been shuffled
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

  @ruling=1eD-downloading-38
  Rule: A side deck that was looked through is shuffled

    Example: the rest of the Tent is shuffled after the search
      Given Alice has:
        | card           | where        |
        | Q's Tent       | on the table |
        | Darian Wallace | in Q's Tent  |
        | Data           | in Q's Tent  |
        | Simon Tarses   | in Q's Tent  |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Data" and "Simon Tarses" have been shuffled
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed
