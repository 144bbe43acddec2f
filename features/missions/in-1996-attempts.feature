Feature: Attempts of missions in 1996
  An attempt goes from beginning to end, whoever makes it, and may be made in vain.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card     | where           |
      | Runabout | at "Excavation" |

  @ruling=faq96-12-action-20
  Rule: A mission attempt that has begun is not stopped by choice

    Example: the team goes from the first dilemma to the second
      Given Alice has:
        | card     | where           |
        | Ro Laren | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Impassable Door      | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Impassable Door" has been overcome
      And "Ro Laren" has been killed

  @ruling=faq96-311-aborting-missions-01
  Rule: An Away Team does not abort a mission before it has gone through every dilemma there

    Example: all dilemmas are met in one attempt
      Given Alice has:
        | card      | where           |
        | Ro Laren  | on "Excavation" |
        | Tasha Yar | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | Impassable Door [first] | under "Excavation" |
        | Matriarchal Society     | under "Excavation" |
      And Alice has:
        | card                     | where              |
        | Impassable Door [second] | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Impassable Door" [first] and "Matriarchal Society" are now in Bob's discard pile
      And "Excavation" is still not completed
      And "Impassable Door" [second] is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-311-aborting-missions-02
  Rule: A stopped Away Team does not continue the attempt in the same turn

    Background:
      Given Alice has:
        | card     | where             |
        | Worf     | on "Excavation"   |
        | Ro Laren | aboard "Runabout" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |

    Example: the door has stopped the team
      When Alice attempts "Excavation" from "Excavation"
      Then "Worf" is now stopped
      When Alice attempts "Excavation" from "Excavation"
      Then that is illegal
      And "Worf" is still stopped
      And nothing else has changed

    Example: nor does a stopped one go along with somebody else
      When Alice attempts "Excavation" with "Worf"
      And Alice beams "Ro Laren" to "Excavation"
      And Alice attempts "Excavation" with "Worf" and "Ro Laren"
      Then that is illegal
      And "Impassable Door" is still under "Excavation"

    Example: somebody else may try
      When Alice attempts "Excavation" from "Excavation"
      And Alice beams "Ro Laren" to "Excavation"
      And Alice attempts "Excavation" from "Excavation"
      Then "Impassable Door" is now in Bob's discard pile
      And "Worf" is still stopped
      And "Ro Laren" is still on "Excavation"
      And nothing else has changed

  @ruling=faq96-23-away-teams-02
  Rule: Where an Away Team was stopped another one goes on in the same turn, of those who are not stopped

    Background:
      Given Alice has:
        | card     | where             |
        | Worf     | on "Excavation"   |
        | Ro Laren | aboard "Runabout" |

    Example: the women bar Worf, and then let in Ro Laren and Tasha Yar
      Given Alice has:
        | card      | where             |
        | Tasha Yar | aboard "Runabout" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Worf" is now stopped
      When Alice beams "Ro Laren" and "Tasha Yar" to "Excavation"
      And Alice attempts "Excavation" from "Excavation"
      Then "Matriarchal Society" is now in Bob's discard pile
      And "Ro Laren" and "Tasha Yar" are still on "Excavation"
      And "Ro Laren" and "Tasha Yar" are still not stopped
      And "Worf" is still stopped
      And nothing else has changed

    Example: the new one goes without him
      Given Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation" with "Worf"
      And Alice beams "Ro Laren" to "Excavation"
      And Alice attempts "Excavation" with "Ro Laren"
      Then "Impassable Door" is now in Bob's discard pile
      And "Worf" is still stopped
      And "Ro Laren" is still on "Excavation"
      And nothing else has changed

  @ruling=faq96-23-away-teams-03
  Rule: When Sarjenka has stopped the first Away Team, one from another ship may go on

    Example: Worf helps her, and the Hood brings an archaeologist
      Given Alice has:
        | card        | where                |
        | Worf        | on "Excavation"      |
        | U.S.S. Hood | at "Excavation"      |
        | Galen       | aboard "U.S.S. Hood" |
        | Tasha Yar   | aboard "U.S.S. Hood" |
      And Bob has:
        | card     | where              |
        | Sarjenka | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "help her"
      Then "Worf" is now stopped
      And "Sarjenka" is now in Alice's point area
      When Alice beams "Galen" and "Tasha Yar" to "Excavation"
      And Alice attempts "Excavation" with "Galen" and "Tasha Yar"
      Then "Excavation" is now completed
      And "Galen" and "Tasha Yar" are still on "Excavation"
      And Alice now has 30 points
      And "Worf" is still stopped
      And nothing else has changed

  @ruling=faq96-23-away-teams-09
  Rule: Somebody has to match the mission to attempt it, and to do nothing else there

    Background:
      Given Alice has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Klag   | on "Excavation" |
      And Bob has:
        | card               | where           |
        | Alexander Rozhenko | on "Excavation" |

    @part=attempt @part=nothing-else
    Example: Klag does not attempt a mission for the Federation and the Romulans, and attacks there
      When Alice attempts "Excavation" from "Excavation"
      Then that is illegal
      When Alice attacks "Alexander Rozhenko" with "Klag"
      Then "Alexander Rozhenko" has been killed
      And "Alexander Rozhenko" is now in Bob's discard pile
      And "Klag" is now stopped
      And nothing else has changed

    @part=attempt @part=nothing-else
    Example: Klag does not attempt it, and beams up from there
      When Alice attempts "Excavation" from "Excavation"
      Then that is illegal
      When Alice beams "Klag" aboard "Bortas"
      Then "Klag" is now aboard "Bortas"
      And nothing else has changed

    Example: Worf, alone on the planet, attempts it
      Given "Klag" is aboard "Bortas"
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then that is legal

    Example: Worf, who is of the Federation, attempts it
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice attempts "Excavation" with "Worf"
      Then that is legal
      And nothing else has changed

  @ruling=faq96-311-aborting-missions-03
  Rule: On the next turn the team may continue, or beam up and try again later

    Background:
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |

    @part=go-on @part=beam-up
    Example: both are possible when Alice's next turn has come
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the orders of Alice's second turn
      Then these are legal:
        | action                                      |
        | Alice attempts "Excavation" from "Excavation" |
        | Alice beams "Worf" aboard "Runabout"          |

  @ruling=faq96-311-insufficient-personnel-01
  Rule: A mission may be attempted by those who could not meet its requirements

    Example: Ro Laren is no archaeologist
      Given Alice has:
        | card     | where           |
        | Ro Laren | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Impassable Door" has been overcome
      And "Excavation" is still not completed

  @ruling=faq96-311-insufficient-personnel-02
  Rule: Those who pass the dilemmas without meeting the requirements are not stopped

    Example: Ro Laren gets through the door, and no further
      Given Alice has:
        | card     | where           |
        | Ro Laren | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Excavation" is still not completed
      And "Ro Laren" is still not stopped
      And "Impassable Door" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-311-insufficient-personnel-03
  Rule: Those who meet the requirements may be brought there later

    Example: the archaeologist comes down after an attempt in vain
      Given Alice has:
        | card            | where             |
        | Ro Laren        | on "Excavation"   |
        | Jean-Luc Picard | aboard "Runabout" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Excavation" is still not completed
      When Alice beams "Jean-Luc Picard" to "Excavation"
      And Alice attempts "Excavation" from "Excavation"
      Then "Excavation" is now completed
      And "Jean-Luc Picard" is still on "Excavation"
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-311-insufficient-personnel-04
  Rule: A single personnel may be sent to find the first dilemma

    Example: Calloway goes alone
      Given Alice has:
        | card     | where             |
        | Calloway | on "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Armus - Skin of Evil" has been encountered
      And "Calloway" has been killed
      And "Worf" is still aboard "Runabout"

  @ruling=faq96-311-insufficient-personnel-05
  Rule: The dilemma that he finds has its full effect

    Example: Calloway is no match for the Nausicaans
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Nausicaans | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Calloway" has been killed
      And "Nausicaans" is now in Bob's discard pile
      And "Calloway" is now in Alice's discard pile
      And nothing else has changed

    Example: Ferengi attack Calloway, who is alone
      Given Alice has:
        | card     | where             |
        | Calloway | on "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Calloway" has been killed
      And "Ferengi Attack" is now in Bob's discard pile
      And "Calloway" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-12-action-24
  Rule: Emergency Transporter Armbands or Temporal Rift abort an attempt between two dilemmas

    @part=armbands
    Example: the team is brought aboard after the door
      Given Alice has:
        | card                           | where           |
        | Ro Laren                       | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card                 | where              |
        | Impassable Door      | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And play goes on until the end of the encounter with "Impassable Door"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then "Ro Laren" is now aboard "Runabout"
      And "Armus - Skin of Evil" has not been encountered
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And "Impassable Door" is still in Bob's discard pile
      And nothing else has changed

    @part=temporal-rift
    Example: the ship is gone when it is rid of the first dilemma
      Given the spaceline:
        | mission                     |
        | Explore Interstellar Matter |
      And Alice has:
        | card          | where                            |
        | Bortas        | at "Explore Interstellar Matter" |
        | Gowron        | aboard "Bortas"                  |
        | Temporal Rift | in hand                          |
      And Bob has:
        | card         | where                               |
        | Maman Picard | under "Explore Interstellar Matter" |
        | Borg Ship    | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      And play goes on until the end of the encounter with "Maman Picard"
      And Alice responds with "Temporal Rift" on "Bortas"
      Then "Bortas" is now on "Temporal Rift"
      And "Borg Ship" has not been encountered
      And "Explore Interstellar Matter" is still not completed
      And "Temporal Rift" is now on "Explore Interstellar Matter"
      And "Maman Picard" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-12-action-25
  Rule: Emergency Transporter Armbands do not abort a dilemma that has been revealed

    Background:
      Given Alice has:
        | card                           | where           |
        | Ro Laren                       | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Howard Heirloom Candle | in hand            |

    @part=armbands
    Example: Ro Laren meets the organism
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then that is illegal
      And "Ro Laren" has been discarded

    @part=temporal-rift
    Example: nor does Temporal Rift
      Given the spaceline:
        | mission                     |
        | Explore Interstellar Matter |
      And Alice has:
        | card          | where                            |
        | Bortas        | at "Explore Interstellar Matter" |
        | Gowron        | aboard "Bortas"                  |
        | Temporal Rift | in hand                          |
        | Q2            | in hand                          |
      And Bob has:
        | card | where                               |
        | Q    | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      And play goes on until the start of the encounter with "Q"
      And Alice responds with "Temporal Rift" on "Bortas"
      Then that is illegal
      When Bob chooses "Excavation" and "Explore Interstellar Matter"
      Then "Bortas" is still at "Explore Interstellar Matter"
      And "Temporal Rift" is still in Alice's hand
      And "Bortas" and "Gowron" are now stopped
      And "Q" is now in Bob's discard pile
      And nothing else has changed

    Example: the ship disappears before it is revealed
      Given the spaceline:
        | mission                     |
        | Explore Interstellar Matter |
      And Alice has:
        | card          | where                            |
        | Bortas        | at "Explore Interstellar Matter" |
        | Gowron        | aboard "Bortas"                  |
        | Temporal Rift | in hand                          |
        | Hugh          | in hand                          |
      And Bob has:
        | card      | where                               |
        | Borg Ship | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      And Alice responds with "Temporal Rift" on "Bortas"
      Then "Bortas" is now on "Temporal Rift"
      And "Borg Ship" has not been encountered
      And "Temporal Rift" is now on "Explore Interstellar Matter"
      And "Temporal Rift" is now counted down to 2
      And nothing else has changed

    Example: she is brought aboard before it is revealed
      When Alice attempts "Excavation"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then that is legal
      And "Ro Laren" is now aboard "Runabout"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-14-timing-14
  Rule: Emergency Transporter Armbands avoid no dilemma but Firestorm

    Background:
      Given Alice has:
        | card                           | where           |
        | Ro Laren                       | on "Excavation" |
        | Emergency Transporter Armbands | in hand         |

    @part=firestorm
    Example: Ro Laren escapes the fire
      Given Bob has:
        | card      | where              |
        | Firestorm | under "Excavation" |
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Firestorm"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then "Ro Laren" is now aboard "Runabout"
      And "Firestorm" is now in Bob's discard pile
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

    @part=others
    Example: she does not escape the organism, and Worf escapes the fire
      Given Alice has:
        | card | where             |
        | Worf | aboard "Runabout" |
      And Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Firestorm              | under "Excavation" |
        | Howard Heirloom Candle | in hand            |
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then that is illegal
      And "Ro Laren" has been discarded
      When Alice beams "Worf" to "Excavation"
      And Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Firestorm"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then "Worf" is now aboard "Runabout"
      And "Ro Laren" is still in Alice's discard pile
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And "Anaphasic Organism" is still in Bob's discard pile
      And "Firestorm" is now in Bob's discard pile
      And nothing else has changed
