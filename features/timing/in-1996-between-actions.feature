Feature: What happens between two actions in 1996
  Either player may play interrupts between any two actions, and none comes into the midst of an action.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
    And Alice has:
      | card     | where           |
      | Runabout | at "Excavation" |

  @ruling=faq96-12-action-03
  Rule: Between any two actions the opponent may play interrupts

    Example: Rogue Borg come between a beam-down and the move that Alice had in mind
      Given Alice has:
        | card     | where             |
        | Worf     | aboard "Runabout" |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Alice beams "Calloway" to "Excavation"
      And Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" is now stopped
      And "Runabout" is still at "Excavation"
      And "Calloway" is still on "Excavation"
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-12-action-05
  Rule: The moment between two actions is not lost to a player because the other one goes on too fast

    Example: Alice would fly on as soon as Calloway is down, and Bob takes the moment before that
      Given Alice has:
        | card     | where             |
        | Worf     | aboard "Runabout" |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Alice beams "Calloway" to "Excavation"
      Then these are legal:
        | action                                     |
        | Alice moves "Runabout" to "Relief Mission" |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" is now stopped
      And these are illegal:
        | action                                     |
        | Alice moves "Runabout" to "Relief Mission" |
      And "Runabout" is still at "Excavation"
      And "Calloway" is still on "Excavation"
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-12-action-04
  Rule: An event and several interrupts are not played in one go

    Example: Bob has his say after the event, and after the first interrupt
      Given Alice has:
        | card                            | where             |
        | Baryon Buildup                  | in hand           |
        | Rogue Borg Mercenaries [first]  | in hand           |
        | Rogue Borg Mercenaries [second] | in hand           |
      And Bob has:
        | card                       | where                 |
        | Bortas                     | at "Excavation"       |
        | Klag                       | aboard "Bortas"       |
        | Kevin Uxbridge             | in hand               |
        | Wormhole [entrance]        | in hand               |
        | Wormhole [exit]            | in hand               |
      When Alice plays "Baryon Buildup" on "Bortas"
      And Bob plays "Kevin Uxbridge" on "Baryon Buildup"
      Then "Baryon Buildup" is now in Alice's discard pile
      When Alice plays "Rogue Borg Mercenaries" [first] on "Bortas"
      And Bob plays "Wormhole" [entrance] on "Bortas"
      And Bob responds with "Wormhole" [exit] on "Relief Mission"
      Then "Bortas" is now at "Relief Mission"
      And "Rogue Borg Mercenaries" [first] is still in Alice's discard pile
      And "Klag" is still stopped
      And "Kevin Uxbridge" is still in Bob's discard pile
      And "Wormhole" [entrance] is now in Bob's discard pile
      And "Wormhole" [exit] is now in Bob's discard pile
      And "I.K.C. Bortas" is now stopped
      And nothing else has changed

  @ruling=faq96-14-time-to-respond-01
  Rule: Every card that is played is an action, and either player may act between two of them

    Example: Kevin Uxbridge removes one event before the next is played
      Given Alice has:
        | card                               | where             |
        | Worf                               | aboard "Runabout" |
        | Baryon Buildup                     | in hand           |
        | Distortion of Space/Time Continuum | in hand           |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And "Runabout" is left with RANGE 2
      When Alice plays "Baryon Buildup" on "Runabout"
      And Bob plays "Kevin Uxbridge" on "Baryon Buildup"
      Then "Baryon Buildup" is now in Alice's discard pile
      And the RANGE of "Runabout" is 7
      When Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      Then "Distortion of Space/Time Continuum" is now in Alice's discard pile
      And "Kevin Uxbridge" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-12-action-01
  Rule: Nothing else is done in the midst of an action unless a card permits it

    Background:
      Given Alice has:
        | card     | where             |
        | Worf     | aboard "Runabout" |
        | Calloway | on "Excavation"   |
      And Bob has:
        | card                       | where   |
        | Rogue Borg Mercenaries     | in hand |
        | Barclay Transporter Phobia | in hand |

    Example: Rogue Borg do not come while Calloway is beamed up
      When Alice beams "Calloway" aboard "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped

    Example: the phobia comes
      When Alice beams "Calloway" aboard "Runabout"
      And Bob responds with "Barclay Transporter Phobia"
      Then that is legal
      And "Calloway" is still on "Excavation"

  @ruling=faq96-14-timing-02
  Rule: No action is interrupted without the permission of a card

    Background:
      Given Alice has:
        | card | where             |
        | Worf | aboard "Runabout" |
      And Bob has:
        | card                   | where               |
        | Bortas                 | at "Relief Mission" |
        | Rogue Borg Mercenaries | in hand             |
        | Hail                   | in hand             |

    Example: Rogue Borg have no permission
      When Alice moves "Runabout" to "Relief Mission"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped

    Example: Hail has that permission
      When Alice moves "Runabout" to "Relief Mission"
      And Bob responds with "Hail" on "Runabout"
      Then that is legal
      And "Hail" is now on "Runabout"
      And "Runabout" is still at "Relief Mission"
      And nothing else has changed

  @ruling=faq96-14-timing-01
  Rule: An interrupt may be announced at any time, but does not always take effect at once

    Background:
      Given Alice has:
        | card     | where             |
        | Worf     | aboard "Runabout" |
        | Calloway | on "Excavation"   |
      And Bob has:
        | card                       | where   |
        | Rogue Borg Mercenaries     | in hand |
        | Barclay Transporter Phobia | in hand |

    Example: Rogue Borg announced in the midst of a beaming come after it
      When Alice beams "Calloway" aboard "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" and "Calloway" are now stopped
      And "Calloway" is still aboard "Runabout"
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

    Example: the phobia takes effect at once
      When Alice beams "Calloway" aboard "Runabout"
      And Bob responds with "Barclay Transporter Phobia"
      Then that is legal
      And "Calloway" is still on "Excavation"

  @ruling=faq96-14-timing-04
  Rule: An interrupt does not change the action before it unless the card says so

    Background:
      Given Alice has:
        | card     | where             |
        | Worf     | aboard "Runabout" |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                       | where   |
        | Rogue Borg Mercenaries     | in hand |
        | Barclay Transporter Phobia | in hand |

    Example: who was beamed down stays down
      When Alice beams "Worf" to "Excavation"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" is still on "Excavation"
      And "Worf" is still not stopped

    Example: the phobia says so
      When Alice beams "Worf" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      Then that is legal
      And "Worf" is still aboard "Runabout"

  @ruling=faq96-14-timing-09
  Rule: The opponent's moving, beaming or meeting a dilemma is not broken into

    Background:
      Given Alice has:
        | card     | where             |
        | Ro Laren | on "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
        | Rogue Borg Mercenaries     | in hand |

    @part=moving
    Example: not while Alice moves
      When Alice moves "Runabout" to "Relief Mission"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped

    @part=beaming
    Example: not while Alice beams, unless with the phobia
      When Alice beams "Ro Laren" aboard "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped

    Example: the phobia is an exception
      When Alice beams "Ro Laren" aboard "Runabout"
      And Bob responds with "Barclay Transporter Phobia"
      Then that is legal

    @part=dilemma
    Example: not while Alice meets a dilemma, unless with the candle
      Given Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Howard Heirloom Candle | in hand            |
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Howard Heirloom Candle"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped

  @ruling=faq96-14-timing-10
  Rule: A player does not break into the moving, beaming or encounter of his own cards either

    Background:
      Given Alice has:
        | card                               | where             |
        | Worf                               | aboard "Runabout" |
        | Distortion of Space/Time Continuum | in hand           |
        | Wormhole [entrance]                | in hand           |
        | Wormhole [exit]                    | in hand           |

    @part=moving
    Example: she does not restore the RANGE of the ship in its flight
      When Alice moves "Runabout" to "Relief Mission"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal
      And the remaining RANGE of "Runabout" is 5

    @part=beaming
    Example: she does not restore the RANGE of the ship from which he is being beamed
      Given Bob has:
        | card           | where         |
        | Baryon Buildup | on "Runabout" |
      And "Runabout" is left with RANGE 3
      When Alice beams "Worf" to "Excavation"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal
      When Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      Then "Distortion of Space/Time Continuum" is now in Alice's discard pile
      And "Worf" is still on "Excavation"
      And nothing else has changed

    @part=dilemma
    Example: nor does she while a team meets a dilemma
      Given Alice has:
        | card     | where           |
        | Ro Laren | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
        | Howard Heirloom Candle | in hand        |
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal
      And "Ro Laren" has been discarded

    Example: a wormhole may open before it
      When Alice moves "Runabout" to "Relief Mission"
      And Alice responds with "Wormhole" [entrance] on "Runabout"
      And Alice responds with "Wormhole" [exit] on "Excavation"
      Then that is legal
