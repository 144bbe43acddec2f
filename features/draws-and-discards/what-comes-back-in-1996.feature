Feature: What comes back in 1996
  Res-Q and Palor Toff regenerate cards.

  Background:
    Given Alice has:
      | card                      | where   |
      | Res-Q                     | in hand |
      | Palor Toff - Alien Trader | in hand |

  @ruling=faq96-38-res-q-and-palor-toff-01
  Rule: A card that is regenerated goes into the hand

    Scenario Outline: an event that <card> brings back is not in play
      Given Alice has:
        | card               | where           |
        | Goddess of Empathy | in discard pile |
      When Alice plays "<card>"
      Then "Goddess of Empathy" is now in Alice's hand
      And "<card>" is now in Alice's discard pile
      And nothing else has changed

      @part=res-q
      Examples: Res-Q
        | card  |
        | Res-Q |

      @part=palor-toff
      Examples: Palor Toff
        | card                      |
        | Palor Toff - Alien Trader |

  @ruling=faq96-38-res-q-and-palor-toff-02
  Rule: A dilemma may be regenerated, and is of no use in the hand

    Background:
      Given Alice has:
        | card   | where           |
        | Archer | in discard pile |
        | Hugh   | in discard pile |

    @part=regenerated
    Example: Res-Q brings Archer back
      When Alice plays "Res-Q"
      And Alice chooses "Archer" from "Archer" and "Hugh"
      Then "Archer" is now in Alice's hand
      And "Res-Q" is now in Alice's discard pile
      And nothing else has changed

    @part=no-use
    Example: Archer is not played
      Given Alice has:
        | card               | where   |
        | Goddess of Empathy | in hand |
      And the spaceline:
        | mission    |
        | Excavation |
      When Alice plays "Palor Toff - Alien Trader"
      And Alice chooses "Archer" from "Archer" and "Hugh"
      Then these are illegal:
        | action                               |
        | Alice plays "Archer"                 |
        | Alice plays "Archer" on "Excavation" |
      And these are legal:
        | action                           |
        | Alice plays "Goddess of Empathy" |
      And "Archer" is now in Alice's hand
      And "Palor Toff - Alien Trader" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-38-res-q-and-palor-toff-03
  Rule: An artifact that was discarded may be regenerated and used again, and again

    Example: the Gift Box has its gifts for her again
      Given Alice has:
        | card                               | where           |
        | Betazoid Gift Box                  | in discard pile |
        | Palor Toff - Alien Trader [second] | in hand         |
      And Alice's draw deck holds in order:
        | card        |
        | Data        |
        | Worf        |
        | Tasha Yar   |
        | Deanna Troi |
      When Alice plays "Palor Toff - Alien Trader" [second]
      Then "Betazoid Gift Box" is now in Alice's hand
      When Alice plays "Betazoid Gift Box"
      And Alice chooses "Data", "Worf" and "Tasha Yar"
      Then "Data", "Worf" and "Tasha Yar" are now in Alice's hand
      And "Betazoid Gift Box" is now in Alice's discard pile
      And "Palor Toff - Alien Trader" [second] is still in Alice's discard pile
      And nothing else has changed

    @frame=many
    Example: and in her next turn once more
      Given Alice has:
        | card                               | where           |
        | Betazoid Gift Box                  | in discard pile |
        | Palor Toff - Alien Trader [second] | in hand         |
      And Alice's draw deck holds in order:
        | card        |
        | Data        |
        | Worf        |
        | Tasha Yar   |
        | Deanna Troi |
        | Hugh        |
        | Hail        |
        | Scan        |
        | Calloway    |
      And Bob's draw deck holds ten cards
      When Alice plays "Palor Toff - Alien Trader" [second]
      And Alice plays "Betazoid Gift Box"
      And Alice chooses "Data", "Worf" and "Tasha Yar"
      And Alice plays "Palor Toff - Alien Trader"
      And Alice chooses "Betazoid Gift Box" from "Betazoid Gift Box" and "Palor Toff - Alien Trader" [second]
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Betazoid Gift Box"
      And Alice chooses "Hugh", "Hail" and "Scan"
      Then "Hugh", "Hail" and "Scan" are now in Alice's hand
      And "Betazoid Gift Box" is now in Alice's discard pile

  @ruling=faq96-38-res-q-and-palor-toff-04
  Rule: By Standard Tournament Rules an artifact that would be discarded is out of play, and does not come back

    Background:
      Given Alice has:
        | card               | where           |
        | Betazoid Gift Box  | in hand         |
        | Goddess of Empathy | in discard pile |

    Example: the Gift Box has given once and for all
      Given the game is played by Standard Tournament Rules
      And Alice's draw deck holds in order:
        | card        |
        | Data        |
        | Worf        |
        | Tasha Yar   |
        | Deanna Troi |
      When Alice plays "Betazoid Gift Box"
      And Alice chooses "Data", "Worf" and "Tasha Yar"
      Then "Betazoid Gift Box" is now out of play
      And "Data", "Worf" and "Tasha Yar" are now in Alice's hand
      When Alice plays "Palor Toff - Alien Trader"
      Then "Goddess of Empathy" is now in Alice's hand
      And "Palor Toff - Alien Trader" is now in Alice's discard pile
      And nothing else has changed

    Example: without them the Gift Box is discarded, and comes back
      Given Alice's draw deck holds in order:
        | card        |
        | Data        |
        | Worf        |
        | Tasha Yar   |
        | Deanna Troi |
      When Alice plays "Betazoid Gift Box"
      And Alice chooses "Data", "Worf" and "Tasha Yar"
      Then "Betazoid Gift Box" is now in Alice's discard pile
      And "Data", "Worf" and "Tasha Yar" are now in Alice's hand
      When Alice plays "Palor Toff - Alien Trader"
      And Alice chooses "Betazoid Gift Box" from "Betazoid Gift Box" and "Goddess of Empathy"
      Then "Betazoid Gift Box" is now in Alice's hand
      And "Palor Toff - Alien Trader" is now in Alice's discard pile
      And nothing else has changed
