Feature: When interrupts are played in 1996
  Not while the opponent is in the middle of something, unless that is what the card is for.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=faq96-39-timing-01
  Rule: What is not meant as an answer is not played while the opponent is in the middle of something

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
        | Calloway | on "Excavation"   |

    @part=mission
    Example: the ship stays in its orbit while the team meets the organism
      Given Bob has:
        | card                      | where              |
        | Anaphasic Organism        | under "Excavation" |
        | Loss of Orbital Stability | in hand            |
        | Howard Heirloom Candle    | in hand            |
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Loss of Orbital Stability" on "Runabout"
      Then that is illegal
      And "Loss of Orbital Stability" is still in Bob's hand

    Example: the candle, which is meant for the organism, is lit
      Given Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Howard Heirloom Candle | in hand            |
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Howard Heirloom Candle"
      Then that is legal

    @part=moving
    Example: the ship loses its orbit when it has arrived, and not while it is leaving
      Given Bob has:
        | card                      | where   |
        | Loss of Orbital Stability | in hand |
      When Alice moves "Runabout" to "Relief Mission"
      And Bob responds with "Loss of Orbital Stability" on "Runabout"
      Then that is illegal
      And "Runabout" is still at "Relief Mission"
      When Bob plays "Loss of Orbital Stability" on "Runabout"
      Then "Loss of Orbital Stability" is now on "Runabout"
      And nothing else has changed

    @part=beaming
    Example: Rogue Borg find Calloway aboard, and do not come while she is beamed up
      Given Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Alice beams "Calloway" aboard "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Calloway" is still aboard "Runabout"
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Calloway" and "Worf" are now stopped
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-39-timing-02
  Rule: Amanda Rogers, Barclay Transporter Phobia and Hail are meant as answers

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |

    @part=amanda-rogers
    Example: Amanda Rogers answers Loss of Orbital Stability
      Given Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      And Bob has:
        | card                      | where   |
        | Loss of Orbital Stability | in hand |
      When Bob plays "Loss of Orbital Stability" on "Runabout"
      And Alice responds with "Amanda Rogers"
      Then "Loss of Orbital Stability" has been nullified
      And "Loss of Orbital Stability" is now in Bob's discard pile
      And "Amanda Rogers" is now in Alice's discard pile
      And nothing else has changed

    @part=barclay-transporter-phobia
    Example: the phobia seizes Worf on his way down
      Given Bob has:
        | card                       | where   |
        | Barclay Transporter Phobia | in hand |
      When Alice beams "Worf" to "Excavation"
      And Bob responds with "Barclay Transporter Phobia"
      Then "Worf" is still aboard "Runabout"
      And "Barclay Transporter Phobia" is now on "Worf"
      And nothing else has changed

    @part=hail
    Example: the Runabout is hailed on its way
      Given Bob has:
        | card   | where               |
        | Bortas | at "Relief Mission" |
        | Hail   | in hand             |
      When Alice moves "Runabout" to "Relief Mission"
      And Bob responds with "Hail" on "Runabout"
      Then "Hail" is now on "Runabout"
      And "Runabout" is still at "Relief Mission"
      And nothing else has changed

    @part=amanda-rogers
    Example: Amanda Rogers answers Bob's yell for Worf
      Given "Worf" is on "Excavation"
      And Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Klingon Death Yell   | in hand            |
      When Alice attempts "Excavation"
      And Bob responds with "Klingon Death Yell"
      And Alice responds with "Amanda Rogers"
      Then "Klingon Death Yell" has been nullified
      And Bob still has 0 points
      And "Klingon Death Yell" and "Armus - Skin of Evil" are now in Bob's discard pile
      And "Amanda Rogers" and "Worf" are now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-timing-03
  Rule: Interrupts take effect in the order in which they are declared

    Background:
      Given Alice has:
        | card                      | where             |
        | Runabout                  | at "Excavation"   |
        | Worf                      | aboard "Runabout" |
        | Palor Toff - Alien Trader | in hand           |
        | Hugh                      | in discard pile   |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |

    @question=interrupts-that-answer-nothing
    Example: Palor Toff was declared first, and brings Hugh in time for the Rogue Borg
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Hugh"
      Then "Rogue Borg Mercenaries" has been nullified
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And "Worf" is still not stopped
      And "Palor Toff - Alien Trader" is still in Alice's discard pile
      And "Hugh" is now in Alice's discard pile
      And nothing else has changed

    @reading=interrupts-that-answer-nothing/always-refused
    Example: while Palor Toff is being played the Rogue Borg are refused
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal

    @question=interrupts-that-answer-nothing
    Example: the Rogue Borg were declared first, and Palor Toff brings Hugh too late
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Palor Toff - Alien Trader"
      Then "Worf" is now stopped
      And "Rogue Borg Mercenaries" has not been nullified
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And "Hugh" is now in Alice's hand
      And "Palor Toff - Alien Trader" is now in Alice's discard pile
      And nothing else has changed

    @reading=interrupts-that-answer-nothing/always-refused
    Example: while the Rogue Borg are being played Palor Toff is refused
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Palor Toff - Alien Trader"
      Then that is illegal

    Example: what answers the Rogue Borg is not refused
      Given Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Amanda Rogers"
      Then that is legal

    Example: nor is what answers Palor Toff
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Amanda Rogers"
      Then that is legal

  @ruling=faq96-39-timing-04
  Rule: The opponent takes one step at a time, and between two of them interrupts are played

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                      | where   |
        | Loss of Orbital Stability | in hand |
        | Rogue Borg Mercenaries    | in hand |

    Example: one interrupt comes after the first step, and another one after the second
      When Alice beams "Calloway" to "Excavation"
      And Bob plays "Loss of Orbital Stability" on "Runabout"
      Then "Loss of Orbital Stability" is now on "Runabout"
      When Alice beams "Calloway" aboard "Runabout"
      And Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" and "Calloway" are now stopped
      And "Calloway" is still aboard "Runabout"
      And "Loss of Orbital Stability" is still on "Runabout"
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-39-rogue-borg-21
  Rule: Wormhole and Hail are played during a move

    Background:
      Given the spaceline:
        | mission        |
        | Repair Mission |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |

    @part=wormhole
    Example: over the planet the ship dives into a wormhole
      Given Alice has:
        | card                | where   |
        | Wormhole [entrance] | in hand |
        | Wormhole [exit]     | in hand |
      When Alice moves "Runabout" to "Relief Mission"
      And Alice responds with "Wormhole" [entrance] on "Runabout"
      And Alice responds with "Wormhole" [exit] on "Repair Mission"
      Then "Runabout" is now at "Repair Mission"
      And "Wormhole" [entrance] and "Wormhole" [exit] are now in Alice's discard pile
      And "Runabout" and "Worf" are now stopped
      And nothing else has changed

    @part=hail
    Example: the ship that would fly past the Bortas is hailed there
      Given Bob has:
        | card   | where               |
        | Bortas | at "Relief Mission" |
        | Hail   | in hand             |
      When Alice moves "Runabout" to "Repair Mission"
      And Bob responds with "Hail" on "Runabout"
      Then "Hail" is now on "Runabout"
      And "Runabout" is still at "Relief Mission"
      And nothing else has changed

  @ruling=faq96-39-seize-wesley-01
  Rule: Seize Wesley is not played as soon as Ktarian Game is uncovered, even by a crew that will overcome it

    Background:
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card           | where                      |
        | U.S.S. Hood    | at "Wormhole Negotiations" |
        | Wesley Crusher | aboard "U.S.S. Hood"       |
        | Taitt          | aboard "U.S.S. Hood"       |
      And Bob has:
        | card         | where   |
        | Seize Wesley | in hand |

    Example: Data is there to cure the crew, and Bob cannot be faster than he is
      Given Alice has:
        | card | where                |
        | Data | aboard "U.S.S. Hood" |
      And Bob has:
        | card         | where                         |
        | Ktarian Game | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations"
      And Bob responds with "Seize Wesley" on "U.S.S. Hood"
      Then that is illegal
      And "Seize Wesley" is still in Bob's hand
      When chance chooses "Taitt"
      Then "Ktarian Game" has been overcome
      And "Wesley Crusher" is still not captive

    Example: nobody has cured the crew, and before the next dilemma Bob has him seized
      Given the seeds under "Wormhole Negotiations" hold in order:
        | card               |
        | Ktarian Game       |
        | Menthar Booby Trap |
      When Alice attempts "Wormhole Negotiations"
      And chance chooses "Taitt"
      And Bob responds with "Seize Wesley" on "U.S.S. Hood"
      Then that is legal

  @ruling=faq96-14-timing-20
  Rule: Amanda Rogers, who is of no use but as an answer, is played as one

    Example: she answers the yell for Worf
      Given Alice has:
        | card               | where           |
        | Worf               | on "Excavation" |
        | Klingon Death Yell | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Amanda Rogers        | in hand            |
      When Alice attempts "Excavation"
      And Alice responds with "Klingon Death Yell"
      And Bob responds with "Amanda Rogers"
      Then "Klingon Death Yell" has been nullified
      And Alice still has 0 points
      And "Klingon Death Yell" and "Worf" are now in Alice's discard pile
      And "Amanda Rogers" and "Armus - Skin of Evil" are now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-14-timing-11
  Rule: Amanda Rogers, who cancels interrupts, is played as a response

    @part=amanda-rogers
    Example: she cancels the yell for Worf in the middle of the attempt
      Given Alice has:
        | card               | where           |
        | Worf               | on "Excavation" |
        | Klingon Death Yell | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Amanda Rogers        | in hand            |
      When Alice attempts "Excavation"
      And Alice responds with "Klingon Death Yell"
      And Bob responds with "Amanda Rogers"
      Then "Klingon Death Yell" has been nullified
      And Alice still has 0 points
      And "Klingon Death Yell" and "Worf" are now in Alice's discard pile
      And "Amanda Rogers" and "Armus - Skin of Evil" are now in Bob's discard pile
      And nothing else has changed
