Feature: Playing a card is a single action in 1996
  Once a card has been shown, only what answers it comes before its effect.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card     | where             |
      | Runabout | at "Excavation"   |
      | Worf     | aboard "Runabout" |

  @ruling=faq96-12-action-06
  Rule: Once a card has been shown, it is too late to act before it

    Background:
      Given Alice has:
        | card            | where   |
        | Baryon Buildup  | in hand |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
        | Kevin Uxbridge         | in hand |

    Example: Rogue Borg come after the event
      When Alice plays "Baryon Buildup" on "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" is now stopped
      And "Baryon Buildup" is still on "Runabout"
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

    Example: Kevin Uxbridge answers the event
      When Alice plays "Baryon Buildup" on "Runabout"
      And Bob responds with "Kevin Uxbridge"
      Then that is legal
      And "Baryon Buildup" has been nullified

  @ruling=faq96-12-action-07
  Rule: After Goddess of Empathy has been announced, the opponent no longer plays the interrupts that she will keep from him

    Background:
      Given Alice has:
        | card               | where   |
        | Goddess of Empathy | in hand |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
        | Kevin Uxbridge         | in hand |

    Example: it is too late for Rogue Borg
      When Alice plays "Goddess of Empathy" on the table
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped

    Example: it is not too late for Kevin Uxbridge
      When Alice plays "Goddess of Empathy" on the table
      And Bob responds with "Kevin Uxbridge"
      Then that is legal
      And "Goddess of Empathy" has been nullified

  @ruling=faq96-38-goddess-of-empathy-01
  Rule: Interrupts are played before Goddess of Empathy is announced, or not at all

    Background:
      Given Alice has:
        | card               | where   |
        | Goddess of Empathy | in hand |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |

    Example: as she is being played it is too late for Rogue Borg
      When Alice plays "Goddess of Empathy" on the table
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped

    Example: before that it is not, and then nothing but Kevin Uxbridge is
      Given Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" is now stopped
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      When Alice plays "Goddess of Empathy" on the table
      And Bob responds with "Kevin Uxbridge"
      Then "Goddess of Empathy" is now in Alice's discard pile
      And "Kevin Uxbridge" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-12-action-08
  Rule: Kevin Uxbridge, Amanda Rogers and Countermanda are among the cards that may interrupt the playing of a card

    @part=kevin-uxbridge
    Example: Kevin Uxbridge answers an event
      Given Alice has:
        | card           | where   |
        | Baryon Buildup | in hand |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Alice plays "Baryon Buildup" on "Runabout"
      And Bob responds with "Kevin Uxbridge"
      Then "Baryon Buildup" has been nullified
      And "Baryon Buildup" is now in Alice's discard pile
      And "Kevin Uxbridge" is now in Bob's discard pile
      And nothing else has changed

    @part=amanda-rogers
    Example: Amanda Rogers answers an interrupt
      Given Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Amanda Rogers"
      Then "Rogue Borg Mercenaries" has been nullified
      And "Worf" is still not stopped

    @part=countermanda
    Example: Countermanda answers Res-Q
      Given Alice has:
        | card  | where           |
        | Res-Q | in hand         |
        | Data  | in discard pile |
      And Bob has:
        | card         | where   |
        | Countermanda | in hand |
      When Alice plays "Res-Q"
      And Bob responds with "Countermanda"
      Then "Data" is now out of play
      And "Res-Q" is now in Alice's discard pile
      And "Countermanda" is now in Bob's discard pile
      And nothing else has changed

    @part=amanda-rogers
    Example: Amanda Rogers answers a yell, before it scores
      Given "Worf" is on "Excavation"
      And Alice has:
        | card               | where   |
        | Klingon Death Yell | in hand |
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

  @ruling=faq96-14-timing-23
  Rule: Playing an interrupt is an action of its own, and what answers interrupts may answer it

    Background:
      Given Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [second] | in hand |
      And Alice has:
        | card                   | where   |
        | Humuhumunukunukuapua'a | in hand |
        | Amanda Rogers          | in hand |

    @question=interrupts-that-answer-nothing @question=battles-of-rogue-borg
    Example: another interrupt comes too late to strengthen a boy
      Given Alice has:
        | card               | where                |
        | U.S.S. Hood        | at "Excavation"      |
        | Alexander Rozhenko | aboard "U.S.S. Hood" |
      And Bob has:
        | card                           | where            |
        | Rogue Borg Mercenaries [first] | on "U.S.S. Hood" |
      When Bob plays "Rogue Borg Mercenaries" [second] on "U.S.S. Hood"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then "Alexander Rozhenko" has been killed
      And "Humuhumunukunukuapua'a" has been resolved

    @reading=battles-of-rogue-borg/each
    Example: another interrupt comes too late, and the boy meets those who come alone
      Given Alice has:
        | card               | where                |
        | U.S.S. Hood        | at "Excavation"      |
        | Alexander Rozhenko | aboard "U.S.S. Hood" |
      And Bob has:
        | card                           | where            |
        | Rogue Borg Mercenaries [first] | on "U.S.S. Hood" |
      When Bob plays "Rogue Borg Mercenaries" [second] on "U.S.S. Hood"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then "Alexander Rozhenko" has not been killed
      And "Humuhumunukunukuapua'a" has been resolved

    @reading=interrupts-that-answer-nothing/always-refused
    Example: another interrupt is refused
      Given Alice has:
        | card               | where                |
        | U.S.S. Hood        | at "Excavation"      |
        | Alexander Rozhenko | aboard "U.S.S. Hood" |
      And Bob has:
        | card                           | where            |
        | Rogue Borg Mercenaries [first] | on "U.S.S. Hood" |
      When Bob plays "Rogue Borg Mercenaries" [second] on "U.S.S. Hood"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal

    Example: Amanda Rogers does
      When Bob plays "Rogue Borg Mercenaries" [second] on "Runabout"
      And Alice responds with "Amanda Rogers"
      Then that is legal
      And "Worf" is still not stopped

    Example: an event is not announced in its midst
      Given Alice has:
        | card           | where   |
        | Baryon Buildup | in hand |
      When Alice plays "Humuhumunukunukuapua'a" on "Excavation"
      And Alice responds with "Baryon Buildup" on "Runabout"
      Then that is illegal
      And "Baryon Buildup" is still in Alice's hand
      And "Humuhumunukunukuapua'a" has been resolved

  @ruling=faq96-14-timing-03
  Rule: Interrupts take effect in the order in which they were played, between two actions

    Background:
      Given Alice has:
        | card                   | where                |
        | U.S.S. Hood            | at "Excavation"      |
        | Alexander Rozhenko     | aboard "U.S.S. Hood" |
        | Humuhumunukunukuapua'a | in hand              |

    @question=interrupts-that-answer-nothing @question=battles-of-rogue-borg
    Example: Rogue Borg meet a boy whom the first interrupt has strengthened
      Given Bob has:
        | card                            | where            |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Hood" |
        | Rogue Borg Mercenaries [second] | in hand          |
      When Alice plays "Humuhumunukunukuapua'a" on "Excavation"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "U.S.S. Hood"
      And chance chooses "Rogue Borg Mercenaries" [first]
      Then "Rogue Borg Mercenaries" [first] has been killed
      And "Alexander Rozhenko" has not been killed
      And "Alexander Rozhenko" is now stopped
      And "Humuhumunukunukuapua'a" is still in Alice's discard pile
      And "Rogue Borg Mercenaries" [first] is now in Bob's discard pile
      And "Rogue Borg Mercenaries" [second] is still on "U.S.S. Hood"
      And nothing else has changed

    @reading=battles-of-rogue-borg/each
    Example: the Rogue Borg who come meet him alone
      Given Bob has:
        | card                            | where            |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Hood" |
        | Rogue Borg Mercenaries [second] | in hand          |
      When Alice plays "Humuhumunukunukuapua'a" on "Excavation"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "U.S.S. Hood"
      Then "Rogue Borg Mercenaries" [second] has been killed
      And "Alexander Rozhenko" has not been killed

    @reading=interrupts-that-answer-nothing/always-refused
    Example: Rogue Borg are refused while the first interrupt is being played
      Given Bob has:
        | card                            | where            |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Hood" |
        | Rogue Borg Mercenaries [second] | in hand          |
      When Alice plays "Humuhumunukunukuapua'a" on "Excavation"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "U.S.S. Hood"
      Then that is illegal

    @question=interrupts-that-answer-nothing @question=battles-of-rogue-borg
    Example: of two that wait for the first the earlier one goes before
      Given Alice has:
        | card                      | where           |
        | Palor Toff - Alien Trader | in hand         |
        | Hugh                      | in discard pile |
      And Bob has:
        | card                            | where            |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Hood" |
        | Rogue Borg Mercenaries [second] | in hand          |
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "U.S.S. Hood"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then "Alexander Rozhenko" has been killed
      And "Humuhumunukunukuapua'a" has been resolved

    @reading=battles-of-rogue-borg/each
    Example: of two that wait for the first the earlier one fights alone
      Given Alice has:
        | card                      | where           |
        | Palor Toff - Alien Trader | in hand         |
        | Hugh                      | in discard pile |
      And Bob has:
        | card                            | where            |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Hood" |
        | Rogue Borg Mercenaries [second] | in hand          |
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "U.S.S. Hood"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then "Alexander Rozhenko" has not been killed

    @reading=interrupts-that-answer-nothing/always-refused
    Example: the first of those that would wait is refused
      Given Alice has:
        | card                      | where           |
        | Palor Toff - Alien Trader | in hand         |
        | Hugh                      | in discard pile |
      And Bob has:
        | card                            | where            |
        | Rogue Borg Mercenaries [first]  | on "U.S.S. Hood" |
        | Rogue Borg Mercenaries [second] | in hand          |
      When Alice plays "Palor Toff - Alien Trader"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "U.S.S. Hood"
      Then that is illegal

    Example: Amanda Rogers answers the first interrupt
      Given Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
        | Amanda Rogers          | in hand |
      When Alice plays "Humuhumunukunukuapua'a" on "Excavation"
      And Bob responds with "Amanda Rogers"
      Then that is legal
      And the STRENGTH of "Alexander Rozhenko" is 2
      And "Rogue Borg Mercenaries" is still in Bob's hand

  @ruling=faq96-14-timing-16
  Rule: The last interrupt is not the first to take effect, unless it says that it interrupts what is in progress

    Background:
      Given Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |

    @question=interrupts-that-answer-nothing
    Example: what Alice plays on her team does not come first
      Given Alice has:
        | card                      | where                |
        | U.S.S. Hood               | at "Excavation"      |
        | Alexander Rozhenko        | aboard "U.S.S. Hood" |
        | Palor Toff - Alien Trader | in hand              |
        | Hugh                      | in discard pile      |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Hood"
      And Alice responds with "Palor Toff - Alien Trader"
      And Alice responds with "Hugh"
      Then that is illegal
      And "Rogue Borg Mercenaries" has been resolved
      And "Rogue Borg Mercenaries" has not been nullified

    @reading=interrupts-that-answer-nothing/always-refused
    Example: what Alice plays on her team is refused
      Given Alice has:
        | card                      | where                |
        | U.S.S. Hood               | at "Excavation"      |
        | Alexander Rozhenko        | aboard "U.S.S. Hood" |
        | Palor Toff - Alien Trader | in hand              |
        | Hugh                      | in discard pile      |
      When Bob plays "Rogue Borg Mercenaries" on "U.S.S. Hood"
      And Alice responds with "Palor Toff - Alien Trader"
      Then that is illegal

    Example: Hugh comes first
      Given Alice has:
        | card | where   |
        | Hugh | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Hugh"
      Then that is legal
      And "Rogue Borg Mercenaries" has been nullified

  @ruling=faq96-39-palor-toff-01
  Rule: Palor Toff fetches Amanda Rogers too late to nullify what is being played

    Background:
      Given Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      And Alice has:
        | card                      | where   |
        | Palor Toff - Alien Trader | in hand |

    @question=interrupts-that-answer-nothing
    Example: she comes to hand when the Rogue Borg have fought
      Given Alice has:
        | card          | where           |
        | Amanda Rogers | in discard pile |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Palor Toff - Alien Trader"
      And Alice responds with "Amanda Rogers"
      Then that is illegal
      And "Rogue Borg Mercenaries" has been resolved
      And "Rogue Borg Mercenaries" has not been nullified

    @reading=interrupts-that-answer-nothing/always-refused
    Example: he is refused
      Given Alice has:
        | card          | where           |
        | Amanda Rogers | in discard pile |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Palor Toff - Alien Trader"
      Then that is illegal

    Example: she does nullify them from hand
      Given Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Amanda Rogers"
      Then "Rogue Borg Mercenaries" has been nullified
      And "Worf" is still not stopped

  @ruling=faq96-14-timing-12
  Rule: What says itself that it may be played during an action may be

    Example: Hugh answers the Rogue Borg
      Given Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      And Alice has:
        | card | where   |
        | Hugh | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Hugh"
      Then "Rogue Borg Mercenaries" has been nullified
      And "Worf" is still not stopped

  @ruling=faq96-14-timing-11
  Rule: Interrupts that cancel cards may be played as a response

    @part=amanda-rogers @part=q2
    Example: Q2 cancels Amanda Rogers, who would cancel Hugh
      Given Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
        | Amanda Rogers          | in hand |
      And Alice has:
        | card | where   |
        | Hugh | in hand |
        | Q2   | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Hugh"
      And Bob responds with "Amanda Rogers"
      And Alice responds with "Q2"
      Then "Amanda Rogers" has been nullified
      And "Rogue Borg Mercenaries" has been nullified

    @part=kevin-uxbridge
    Example: Kevin Uxbridge cancels an event
      Given Alice has:
        | card           | where   |
        | Baryon Buildup | in hand |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Alice plays "Baryon Buildup" on "Runabout"
      And Bob responds with "Kevin Uxbridge"
      Then "Baryon Buildup" has been nullified

  @ruling=faq96-14-timing-21
  Rule: Kevin Uxbridge nullifies any event, even one that is discarded as soon as it has been played

    Example: nobody draws cards for Kivas Fajo
      Given Alice has:
        | card                   | where         |
        | Kivas Fajo - Collector | in hand       |
        | Data                   | in draw deck  |
        | Calloway               | in draw deck  |
        | Ro Laren               | in draw deck  |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Alice plays "Kivas Fajo - Collector"
      And Bob responds with "Kevin Uxbridge"
      Then "Kivas Fajo - Collector" has been nullified
      And "Kivas Fajo - Collector" is now in Alice's discard pile
      And "Kevin Uxbridge" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-14-time-to-respond-02
  Rule: Kevin Uxbridge may be played on Neural Servo Device before Auto-Destruct Sequence is played on the ship

    Background:
      Given Bob has:
        | card           | where           |
        | Mercenary Ship | at "Excavation" |
        | Kevin Uxbridge | in hand         |
      And Alice has:
        | card                   | where   |
        | Neural Servo Device    | in hand |
        | Auto-Destruct Sequence | in hand |

    Example: the ship that Bob has kept is not destroyed
      When Alice plays "Neural Servo Device" on "Mercenary Ship"
      And Bob responds with "Kevin Uxbridge"
      Then "Neural Servo Device" has been nullified
      And these are illegal:
        | action                                                  |
        | Alice plays "Auto-Destruct Sequence" on "Mercenary Ship" |

    Example: the ship that he has lost is
      When Alice plays "Neural Servo Device" on "Mercenary Ship"
      Then "Mercenary Ship" is now controlled by Alice
      And these are legal:
        | action                                                  |
        | Alice plays "Auto-Destruct Sequence" on "Mercenary Ship" |
      And "Neural Servo Device" is now on "Mercenary Ship"
      And nothing else has changed
