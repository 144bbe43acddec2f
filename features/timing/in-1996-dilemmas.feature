Feature: A dilemma is a single action in 1996
  From the moment a dilemma is turned over until it is resolved, only cards made for it are played.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Bob has:
      | card                   | where   |
      | Howard Heirloom Candle | in hand |

  @ruling=faq96-12-action-16
  Rule: Once a dilemma has been turned over, no card is played that does not permit it itself

    Background:
      Given Alice has:
        | card     | where             |
        | Ro Laren | on "Excavation"   |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Rogue Borg Mercenaries | in hand |

    @part=opponent
    Example: nobody boards the ship while the team meets the organism
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped

    @part=own
    Example: whoever meets the organism makes nobody stronger either
      Given Alice has:
        | card                   | where   |
        | Humuhumunukunukuapua'a | in hand |
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal
      And "Ro Laren" has been discarded
      And "Humuhumunukunukuapua'a" is still in Alice's hand

    Example: the candle is made for it
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Howard Heirloom Candle"
      Then that is legal
      And "Howard Heirloom Candle" is now in Bob's discard pile
      And "Ro Laren" is now in Alice's discard pile
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-39-emergency-transporter-armbands-06
  Rule: Nobody is saved by Emergency Transporter Armbands from a dilemma that he has met

    Background:
      Given Alice has:
        | card                           | where           |
        | Ro Laren                       | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |

    Example: the organism is there, and it is too late to fetch Ro Laren
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then that is illegal
      And "Ro Laren" has been discarded
      And "Emergency Transporter Armbands" is still in Alice's hand

    Example: she is fetched in time
      When Alice attempts "Excavation"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then that is legal
      And "Ro Laren" is now aboard "Runabout"
      And "Emergency Transporter Armbands" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-12-action-21
  Rule: Each dilemma of an attempt is an action of its own

    Background:
      Given Alice has:
        | card     | where             |
        | Ro Laren | on "Excavation"   |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Rogue Borg Mercenaries | in hand            |

    @part=uninterrupted
    Example: the dilemma is not broken into
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped

    @part=separate
    Example: Rogue Borg come between it and the next
      Given Bob has:
        | card                 | where              |
        | Impassable Door      | under "Excavation" |
      And Alice has:
        | card            | where           |
        | Tasha Yar       | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the end of the encounter with "Anaphasic Organism"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is legal
      And "Worf" is now stopped
      And "Anaphasic Organism" is still in Bob's discard pile
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And "Impassable Door" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-14-timing-06
  Rule: Resolving a dilemma is one action from the moment it is looked at until it is resolved

    Background:
      Given Alice has:
        | card     | where             |
        | Ro Laren | on "Excavation"   |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Rogue Borg Mercenaries | in hand |

    Example: Rogue Borg come aboard when Ro Laren has resigned
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Ro Laren" has been discarded
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" is now stopped
      And "Ro Laren" is still in Alice's discard pile
      And "Anaphasic Organism" is still in Bob's discard pile
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

    Example: the candle may be lit at once
      When Alice attempts "Excavation" from "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Howard Heirloom Candle"
      Then that is legal

  @ruling=faq96-12-action-18
  Rule: Humuhumunukunukuapua'a is not played to raise attributes once a dilemma has been revealed

    Background:
      Given Alice has:
        | card                   | where           |
        | Ro Laren               | on "Excavation" |
        | Calloway               | on "Excavation" |
        | Humuhumunukunukuapua'a | in hand         |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |

    @part=raise-own
    Example: Calloway does not outdo Ro Laren, who has the highest numbers
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal
      And "Ro Laren" has been discarded
      And "Calloway" has not been discarded

    Example: it may be played before the dilemma is turned over
      When Alice attempts "Excavation"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is legal
      And "Calloway" has been discarded
      And "Ro Laren" has not been discarded

    @part=lower-opponents
    Example: Bob does not keep Marouk in office, who has the highest numbers
      Given Alice has:
        | card   | where           |
        | Marouk | on "Excavation" |
      And Bob has:
        | card                         | where   |
        | Humuhumunukunukuapua'a [his] | in hand |
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Humuhumunukunukuapua'a" [his] on "Excavation"
      Then that is illegal
      And "Marouk" has been discarded
      And "Ro Laren" has not been discarded

    Example: he may before the dilemma is turned over, and Ro Laren resigns
      Given Alice has:
        | card   | where           |
        | Marouk | on "Excavation" |
      And Bob has:
        | card                         | where   |
        | Humuhumunukunukuapua'a [his] | in hand |
      When Alice attempts "Excavation"
      And Bob responds with "Humuhumunukunukuapua'a" [his] on "Excavation"
      Then that is legal
      And "Ro Laren" has been discarded
      And "Marouk" has not been discarded

  @ruling=faq96-14-timing-19
  Rule: Howard Heirloom Candle is played when Anaphasic Organism is encountered

    Background:
      Given Alice has:
        | card            | where           |
        | Tasha Yar       | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |

    @part=when-encountered
    Example: what was enough for the organism is so no longer
      When Alice attempts "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then "Anaphasic Organism" has not been overcome
      And "Tasha Yar" has been discarded
      And "Beverly Crusher" has not been discarded

    @part=not-later
    Example: when the organism has been met it is too late for the candle
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation"
      And play goes on until the end of the encounter with "Anaphasic Organism"
      And Bob responds with "Howard Heirloom Candle"
      Then that is illegal
      And "Anaphasic Organism" has been overcome
      And "Tasha Yar" has not been discarded

  @ruling=faq96-39-howard-heirloom-candle-01
  Rule: Howard Heirloom Candle doubles the requirements, and not the number of personnel affected

    Background:
      Given Alice has:
        | card            | where           |
        | Tasha Yar       | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |

    @part=anaphasic-organism
    Example: one of two women resigns where twice as much is missing
      When Alice attempts "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then "Tasha Yar" has been discarded
      And "Beverly Crusher" is still on "Excavation"

    @part=anaphasic-organism
    Example: twice as many meet them
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      When Alice attempts "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then "Anaphasic Organism" has been overcome
      And "Tasha Yar" is still on "Excavation"

    @part=empathic-echo
    Example: of two who feel the echo one dies where twice as much is missing
      Given Alice has:
        | card         | where           |
        | Deanna Troi  | on "Excavation" |
        | Lwaxana Troi | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Empathic Echo"
      And Bob responds with "Howard Heirloom Candle"
      And chance chooses "Deanna Troi" from "Deanna Troi" and "Lwaxana Troi"
      Then "Deanna Troi" has been killed
      And "Lwaxana Troi" has not been killed

  @ruling=faq96-14-timing-20
  Rule: What is of no use but as an answer is played as one, although it does not say so

    Background:
      Given Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |

    Example: the candle is lit at the organism
      Given Alice has:
        | card            | where           |
        | Tasha Yar       | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
      When Alice attempts "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then that is legal
      And "Tasha Yar" has been discarded
      And "Beverly Crusher" is still on "Excavation"

    Example: Q2 answers Amanda Rogers
      Given Alice has:
        | card                   | where             |
        | Runabout               | at "Excavation"   |
        | Worf                   | aboard "Runabout" |
        | Hugh                   | in hand           |
        | Q2                     | in hand           |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
        | Amanda Rogers          | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Hugh"
      And Bob responds with "Amanda Rogers"
      And Alice responds with "Q2"
      Then "Amanda Rogers" has been nullified
      And "Worf" is still not stopped

  @ruling=faq96-12-action-19
  Rule: Howard Heirloom Candle and Q2 are among the cards that may interrupt a dilemma

    Background:
      Given Alice has:
        | card            | where           |
        | Tasha Yar       | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
        | Q2              | in hand         |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |

    @part=candle
    Example: the candle comes after the organism was turned over
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Howard Heirloom Candle"
      Then "Tasha Yar" has been discarded

    @part=q2
    Example: Q2 nullifies Q
      Given Bob has:
        | card | where              |
        | Q    | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Q2"
      Then "Q" has been nullified

    @part=eyes-in-the-dark
    Example: Eyes in the Dark come after the organism was turned over, too
      Given Alice has:
        | card                    | where           |
        | Deanna Troi             | on "Excavation" |
        | Alternate Universe Door | on the table    |
        | Eyes in the Dark        | in hand         |
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Alice responds with "Eyes in the Dark"
      Then that is legal
      And "Eyes in the Dark" is now in Alice's discard pile
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-14-timing-22
  Rule: No other card changes the result of an action, the player's own or the opponent's

    Background:
      Given Alice has:
        | card     | where           |
        | Ro Laren | on "Excavation" |
        | Marouk   | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Humuhumunukunukuapua'a | in hand            |

    @part=opponents
    Example: Bob does not choose another victim by weakening Marouk
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Bob responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal
      And "Marouk" has been discarded

    @part=own
    Example: Alice does not choose another victim by strengthening Calloway
      Given Alice has:
        | card                          | where           |
        | Calloway                      | on "Excavation" |
        | Humuhumunukunukuapua'a [hers] | in hand         |
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Anaphasic Organism"
      And Alice responds with "Humuhumunukunukuapua'a" [hers] on "Excavation"
      Then that is illegal
      And "Marouk" has been discarded
      And "Calloway" has not been discarded

    Example: the candle is such a special card
      When Alice attempts "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then that is legal

  @ruling=faq96-12-action-17
  Rule: Vulcan Mindmeld is not played to gain skills once a dilemma has been revealed

    Background:
      Given Alice has:
        | card            | where           |
        | Lojal            | on "Excavation" |
        | Vash             | on "Excavation" |
        | Vulcan Mindmeld  | in hand         |
        | Eyes in the Dark | in hand         |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |

    Example: the Zaldan has seen the ambassador's manners before he learns worse ones
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Zaldan"
      And Alice responds with "Vulcan Mindmeld" on "Lojal"
      Then that is illegal
      And "Zaldan" has not been overcome

    Example: before the dilemma is turned over he learns treachery from Vash, and both get past the Zaldan
      When Alice attempts "Excavation"
      And Alice responds with "Vulcan Mindmeld" on "Lojal"
      Then that is legal
      And "Zaldan" has been overcome

  Rule: Vulcan Mindmeld helps against a dilemma only when it is played before the attempt

    Background:
      Given Alice has:
        | card             | where           |
        | Lojal            | on "Excavation" |
        | Vash             | on "Excavation" |
        | Vulcan Mindmeld  | in hand         |
        | Eyes in the Dark | in hand         |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |

    @ruling=faq96-39-vulcan-mindmeld-05
    Example: the Zaldan has been met, and Lojal does not become like Vash any more
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Zaldan"
      And Alice responds with "Vulcan Mindmeld" on "Lojal"
      Then that is illegal
      And "Vulcan Mindmeld" is still in Alice's hand
      And "Zaldan" has not been overcome

    @ruling=faq96-39-vulcan-mindmeld-05
    Example: before the dilemmas are turned over he does
      When Alice attempts "Excavation"
      And Alice responds with "Vulcan Mindmeld" on "Lojal"
      Then that is legal
      And "Zaldan" has been overcome

    @ruling=faq96-39-vulcan-mindmeld-06
    Example: a scan has shown the Zaldan, and Lojal is prepared for him
      Given Alice has:
        | card             | where   |
        | Full Planet Scan | in hand |
      When Alice plays "Full Planet Scan" on "Excavation"
      Then Alice has been shown "Zaldan"
      When Alice plays "Vulcan Mindmeld" on "Lojal"
      And Alice attempts "Excavation"
      Then "Zaldan" has been overcome
