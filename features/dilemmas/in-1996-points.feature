Feature: The points of dilemmas in 1996
  What is scored, and when.

  Background:
    Given the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |
      | Plunder Site                |

  @ruling=faq96-321-dilemmas-35
  Rule: A dilemma with points is put before the player once it is overcome, and not discarded

    Example: the Chalnoth is beaten, and lies among the points
      Given Alice has:
        | card      | where           |
        | Worf      | on "Excavation" |
        | Data      | on "Excavation" |
        | Gowron    | on "Excavation" |
        | Tasha Yar | on "Excavation" |
        | Kurn      | on "Excavation" |
        | Treaty: Federation/Klingon | on the table |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Chalnoth" is now in Alice's point area
      And "Excavation" is now completed
      And Alice now has 30 points
      And nothing else has changed

    Example: only what has points and was overcome lies there
      Given Alice has:
        | card        | where           |
        | Calloway    | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | Matriarchal Society     | under "Excavation" |
        | The Higher... The Fewer | under "Excavation" |
        | Hyper-Aging             | under "Excavation" |
        | Chalnoth                | under "Excavation" |
      And Alice has 35 points
      When Alice attempts "Excavation"
      Then "Matriarchal Society" is now in Bob's discard pile
      And "The Higher... The Fewer" is now in Alice's point area
      And "Hyper-Aging" is now on "Excavation"
      When Bob chooses "Calloway" from "Calloway" and "Deanna Troi"
      Then "Chalnoth" is now in Bob's discard pile
      And Alice still has 33 points
      And "Calloway" is now in Alice's discard pile
      And "Deanna Troi" is still quarantined
      And "Deanna Troi" is now stopped
      And nothing else has changed

  @ruling=faq96-321-dilemmas-36
  Rule: A dilemma without conditions counts as overcome, and so its points count

    Example: The Higher... The Fewer takes a point for each of two
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | The Higher... The Fewer | under "Excavation" |
      And Alice has 35 points
      When Alice attempts "Excavation"
      Then Alice now has 33 points
      And "The Higher... The Fewer" is now in Alice's point area
      And nothing else has changed

    Example: one that stays in play does not count as overcome, and its points do not count
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | The Higher... The Fewer | under "Excavation" |
        | Hyper-Aging             | under "Excavation" |
      And Alice has 35 points
      When Alice attempts "Excavation"
      Then "Hyper-Aging" is now on "Excavation"
      And Alice now has 33 points
      And "Worf" and "Calloway" are now quarantined
      And "The Higher... The Fewer" is now in Alice's point area
      And nothing else has changed

  @ruling=faq96-321-dilemmas-37
  Rule: A dilemma that was not overcome scores nothing, even if it leaves play in another way

    Example: the outpost ends the hallucinations, and nobody scores
      Given Alice has:
        | card               | where                            |
        | Runabout           | at "Explore Interstellar Matter" |
        | Worf               | aboard "Runabout"                |
        | Federation Outpost | at "Explore Interstellar Matter" |
      And Bob has:
        | card                       | where         |
        | REM Fatigue Hallucinations | on "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then "REM Fatigue Hallucinations" is now in Bob's discard pile
      And Alice still has 0 points
      And "Runabout" is now docked at "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-321-dilemmas-38
  Rule: Edo Probe says itself when its points count

    @part=edo-probe
    Example: nothing is lost when it is met, but when the turn ends without the mission
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
      And Bob has:
        | card      | where              |
        | Edo Probe | under "Excavation" |
      And Alice has 35 points
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      Then Alice still has 35 points
      When Alice ends the turn
      Then Alice now has 25 points
      And "Edo Probe" is now in Alice's point area
      And nothing else has changed

    @part=royale-casino-blackjack
    Example: the player who is closer to twenty-one gains what the other one loses
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                     | where              |
        | Royale Casino: Blackjack | under "Excavation" |
        | Data                     | in hand            |
      When Alice attempts "Excavation"
      Then Alice now has -5 points
      And Bob now has 5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-321-scoring-dilemma-points-01
  Rule: The points of a dilemma are earned by overcoming it

    Example: with enough STRENGTH the Chalnoth brings five points besides the 25 of the mission
      Given Alice has:
        | card      | where           |
        | Worf      | on "Excavation" |
        | Data      | on "Excavation" |
        | Gowron    | on "Excavation" |
        | Tasha Yar | on "Excavation" |
        | Kurn      | on "Excavation" |
        | Treaty: Federation/Klingon | on the table |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And Alice now has 30 points
      And "Chalnoth" is now in Alice's point area
      And nothing else has changed

  @ruling=faq96-321-scoring-dilemma-points-02
  Rule: A dilemma that is discarded without being overcome scores nothing

    @part=discarded
    Example: the Chalnoth kills one and is discarded, and nobody scores
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Calloway"
      Then "Chalnoth" is now in Bob's discard pile
      And Alice still has 0 points
      And "Worf" is now stopped
      And "Calloway" is now in Alice's discard pile
      And nothing else has changed

    @part=circumvented
    Example: a crew without a doctor gets rid of the hallucinations at their outpost, and nobody scores
      Given Alice has:
        | card               | where                            |
        | Runabout           | at "Explore Interstellar Matter" |
        | Worf               | aboard "Runabout"                |
        | Federation Outpost | at "Explore Interstellar Matter" |
      And Bob has:
        | card                       | where                               |
        | REM Fatigue Hallucinations | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter" from "Runabout"
      Then "REM Fatigue Hallucinations" is now on "Runabout"
      When Alice docks "Runabout" at "Federation Outpost"
      Then "REM Fatigue Hallucinations" is now in Bob's discard pile
      And "Runabout" is now docked at "Federation Outpost"
      And Alice still has 0 points
      And nothing else has changed
