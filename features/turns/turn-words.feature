Feature: What the words on cards mean by turns
  Whose turns a card speaks of in 1996, and what "each", "every", "next" and "full" turns are.

  Background:
    Given the spaceline:
      | mission                |
      | Excavation             |
      | Plunder Site           |
      | Explore Typhon Expanse |

  @ruling=faq96-12-turns-08
  Rule: The start of a turn is before anything else that its player does

    Background:
      Given Alice has:
        | card             | where                     |
        | Runabout [hers]  | at "Excavation"           |
        | Runabout [other] | at "Excavation"           |
        | Worf             | aboard "Runabout" [hers]  |
        | Calloway         | aboard "Runabout" [other] |

    Example: Rogue Borg attack Worf before he can fly away from Excavation
      Given Bob has:
        | card                   | where                |
        | Rogue Borg Mercenaries | on "Runabout" [hers] |
      And it is Bob's turn
      When Bob ends the turn
      Then "Worf" is now stopped
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      When Alice moves "Runabout" [hers] to "Plunder Site"
      Then that is illegal
      And nothing else has changed

    Example: nobody attacks Calloway, and she flies away
      Given Bob has:
        | card                   | where                |
        | Rogue Borg Mercenaries | on "Runabout" [hers] |
      And it is Bob's turn
      When Bob ends the turn
      And Alice moves "Runabout" [other] to "Plunder Site"
      Then "Runabout" [other] is now at "Plunder Site"
      And "Worf" is still stopped
      And "Rogue Borg Mercenaries" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-12-turns-09
  Rule: The turns on a card are those of the player whom it affects

    Example: the full turn for which Alien Groupie keeps Worf down is one of Alice's, and not the turn of Bob, who played it
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Galen    | on "Excavation"   |
        | Worf     | on "Excavation"   |
      And Bob has:
        | card          | where   |
        | Alien Groupie | in hand |
      When Alice attempts "Excavation"
      And Bob responds with "Alien Groupie"
      And chance chooses "Worf"
      And Alice ends the turn
      And Bob ends the turn
      And Alice beams "Worf" aboard "Runabout"
      Then that is illegal
      When Alice beams "Galen" aboard "Runabout"
      Then "Galen" is now aboard "Runabout"
      And "Alien Groupie" is still on "Worf"
      And "Excavation" is still completed
      And Alice still has 25 points
      And nothing else has changed

    Example: Hyper-Aging, which Bob has seeded, counts the turns of Alice, whose team it has infected
      Given Alice has:
        | card            | where                    |
        | Takket          | on "Excavation"          |
        | Romulan Shuttle | at "Excavation"          |
        | Thei            | aboard "Romulan Shuttle" |
      And Bob has:
        | card        | where              |
        | Hyper-Aging | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice ends the turn
      Then the countdown of "Hyper-Aging" is 3
      When Bob ends the turn
      Then the countdown of "Hyper-Aging" is 3
      When Alice ends the turn
      Then the countdown of "Hyper-Aging" is 2

    Example: Birth of "Junior", which Alice has seeded, counts the turns of Bob, whose ship it is on
      Given Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      And Alice has:
        | card              | where         |
        | Birth of 'Junior' | on "Runabout" |
      When Alice ends the turn
      Then the RANGE of "Runabout" is 7
      When Bob ends the turn
      Then the RANGE of "Runabout" is 6
      And nothing else has changed

  @ruling=faq96-12-turns-10
  Rule: A Warp Core Breach on the opponent's ship waits for the turn of him whose ship it is

    Example: Bob plays it on Alice's ship, and at the end of Alice's turn the ship is gone
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
      And Bob has:
        | card             | where   |
        | Warp Core Breach | in hand |
      And it is Bob's turn
      When Bob plays "Warp Core Breach" on "Runabout"
      And Bob ends the turn
      Then "Warp Core Breach" is still on "Runabout"
      When Alice ends the turn
      Then "Runabout" has been destroyed
      And "Runabout" is now in Alice's discard pile
      And "Warp Core Breach" is now in Bob's discard pile
      And nothing else has changed

    Example: with Geordi aboard in time, Alice keeps her ship
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Geordi La Forge | aboard "Runabout" |
      And Bob has:
        | card             | where   |
        | Warp Core Breach | in hand |
      And it is Bob's turn
      When Bob plays "Warp Core Breach" on "Runabout"
      And Bob ends the turn
      And Alice ends the turn
      Then "Warp Core Breach" is now in Bob's discard pile
      And "Runabout" is still at "Excavation"
      And nothing else has changed

  @ruling=faq96-12-turns-11
  Rule: Who plays The Traveler on himself is the one whose turns it speaks of

    Example: Alice draws one card more at the end of her own turn, and none at the end of Bob's
      Given Alice has:
        | card                        | where                       |
        | The Traveler: Transcendence | in hand                     |
        | Data                        | on top of Alice's draw deck |
        | Worf                        | on top of Alice's draw deck |
        | Deanna Troi                 | on top of Alice's draw deck |
      When Alice plays "The Traveler: Transcendence"
      And Alice ends the turn
      Then "Data" and "Worf" are now in Alice's hand
      When Bob ends the turn
      Then "Deanna Troi" is still in Alice's draw deck
      And "The Traveler: Transcendence" is still in Alice's core
      And nothing else has changed

  @ruling=faq96-12-turns-12
  Rule: A card that affects both players equally counts the turns of him who played it

    Example: Bob has had three turns, and Anti-Time Anomaly still waits for the third one of Alice
      Given Alice has:
        | card              | where           |
        | Anti-Time Anomaly | in hand         |
        | Worf              | on "Excavation" |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      And this has happened:
        | action                         |
        | Alice plays "Anti-Time Anomaly" |
        | Alice ends the turn            |
        | Bob ends the turn              |
        | Alice ends the turn            |
        | Bob ends the turn              |
        | Alice ends the turn            |
      When Bob ends the turn
      Then "Worf" and "Klag" are still on "Excavation"
      When Alice ends the turn
      Then "Worf" and "Klag" have been killed
      And "Worf" is now in Alice's discard pile
      And "Klag" is now in Bob's discard pile
      And "Anti-Time Anomaly" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-12-turns-13
  Rule: Each turn is each of the subject's own turns

    Example: Birth of "Junior" takes RANGE at the end of Alice's turns, and none at the end of Bob's
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
      And Bob has:
        | card              | where         |
        | Birth of 'Junior' | on "Runabout" |
      When Alice ends the turn
      Then the RANGE of "Runabout" is 6
      When Bob ends the turn
      Then the RANGE of "Runabout" is 6
      When Alice ends the turn
      Then the RANGE of "Runabout" is 5
      And nothing else has changed

  @ruling=faq96-12-turns-14
  Rule: Every turn is every successive turn of both players

    Example: the Borg Ship moves on at the end of Alice's turn, and again at the end of Bob's
      Given Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |
      And "Borg Ship" is targeting "Explore Typhon Expanse"
      When Alice ends the turn
      Then "Borg Ship" is now at "Plunder Site"
      When Bob ends the turn
      Then "Borg Ship" is now at "Explore Typhon Expanse"
      And nothing else has changed

    Example: so does one that Alice seeded
      Given Alice has:
        | card      | where           |
        | Borg Ship | at "Excavation" |
      And "Borg Ship" is targeting "Explore Typhon Expanse"
      When Alice ends the turn
      Then "Borg Ship" is now at "Plunder Site"
      When Bob ends the turn
      Then "Borg Ship" is now at "Explore Typhon Expanse"
      And nothing else has changed

  @ruling=faq96-12-turns-15
  Rule: The next turn is the next one of the subject

    Example: with a breach in her own ship Alice has the rest of this turn, and all of her next one
      Given Alice has:
        | card             | where           |
        | Runabout         | at "Excavation" |
        | Warp Core Breach | in hand         |
      When Alice plays "Warp Core Breach" on "Runabout"
      And Alice ends the turn
      And Bob ends the turn
      Then "Runabout" is still at "Excavation"
      When Alice ends the turn
      Then "Runabout" has been destroyed
      And "Runabout" is now in Alice's discard pile
      And "Warp Core Breach" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-12-turns-16
  Rule: This turn is the turn in progress, whosever it is

    Example: played in Bob's turn, Transwarp Conduit is over when Alice's turn begins
      Given Alice has:
        | card              | where           |
        | Runabout          | at "Excavation" |
        | Transwarp Conduit | in hand         |
      And it is Bob's turn
      When Alice plays "Transwarp Conduit" on "Runabout"
      Then the RANGE of "Runabout" is 14
      When Bob ends the turn
      Then the RANGE of "Runabout" is 7
      And "Transwarp Conduit" is still in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-12-turns-17
  Rule: The rest of a turn is what is left of the turn in progress

    Background:
      Given Alice has:
        | card                  | where            | state   |
        | Cha'Joh               | at "Excavation"  | cloaked |
        | Taris                 | aboard "Cha'Joh" |         |

    Example: forced to decloak, the ship stays visible until Alice's turn is over
      Given Bob has:
        | card                   | where                       |
        | Tachyon Detection Grid | in hand                     |
        | Bortas                 | at "Explore Typhon Expanse" |
        | Runabout [first]       | at "Explore Typhon Expanse" |
        | Runabout [second]      | at "Explore Typhon Expanse" |
        | Runabout [third]       | at "Explore Typhon Expanse" |
      When Bob plays "Tachyon Detection Grid" on "Cha'Joh"
      Then "Cha'Joh" is no longer cloaked
      When Alice cloaks "Cha'Joh"
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice cloaks "Cha'Joh"
      Then "Cha'Joh" is now cloaked
      And "Tachyon Detection Grid" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-12-turns-18
  Rule: A full turn is one of the subject from beginning to end, and not the one under way

    Example: three full turns after the turn in which Alice met it, REM Fatigue kills Calloway
      Given these locations:
        | location                    |
        | Explore Interstellar Matter |
      And Alice has:
        | card     | where                            |
        | Runabout | at "Explore Interstellar Matter" |
        | Calloway | aboard "Runabout"                |
      And Bob has:
        | card                       | where                               |
        | REM Fatigue Hallucinations | under "Explore Interstellar Matter" |
      And this has happened:
        | action                                       |
        | Alice attempts "Explore Interstellar Matter" |
        | Alice ends the turn                          |
        | Bob ends the turn                            |
        | Alice ends the turn                          |
        | Bob ends the turn                            |
      When Alice ends the turn
      And Bob ends the turn
      Then "Calloway" is still aboard "Runabout"
      When Alice ends the turn
      Then "Calloway" has been killed
      And "Calloway" is now in Alice's discard pile
      And "REM Fatigue Hallucinations" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-12-turns-19
  Rule: Anti-Time Anomaly strikes at the end of the third turn after the one in which it was played

    Example: two more turns of Alice's are not enough, the third one is
      Given Alice has:
        | card              | where           |
        | Anti-Time Anomaly | in hand         |
        | Worf              | on "Excavation" |
      And this has happened:
        | action                         |
        | Alice plays "Anti-Time Anomaly" |
        | Alice ends the turn            |
        | Bob ends the turn              |
        | Alice ends the turn            |
        | Bob ends the turn              |
      When Alice ends the turn
      And Bob ends the turn
      Then "Worf" is still on "Excavation"
      When Alice ends the turn
      Then "Worf" has been killed
      And "Worf" is now in Alice's discard pile
      And "Anti-Time Anomaly" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-12-turns-23
  Rule: Played in the turn of the ship's owner, Loss of Orbital Stability holds the ship for the rest of that turn

    Example: Alice's ship does not move any more in this turn, and moves in her next one
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                      | where   |
        | Loss of Orbital Stability | in hand |
      When Bob plays "Loss of Orbital Stability" on "Runabout"
      And Alice moves "Runabout" to "Plunder Site"
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice moves "Runabout" to "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      And "Loss of Orbital Stability" is still on "Runabout"
      And nothing else has changed

    @frame=many
    Example: it holds no other ship
      Given Alice has:
        | card             | where                     |
        | Runabout [held]  | at "Excavation"           |
        | Calloway         | aboard "Runabout" [held]  |
        | Runabout [other] | at "Excavation"           |
        | Taitt            | aboard "Runabout" [other] |
      And Bob has:
        | card                      | where   |
        | Loss of Orbital Stability | in hand |
      When Bob plays "Loss of Orbital Stability" on "Runabout" [held]
      And Alice moves "Runabout" [other] to "Plunder Site"
      Then that is legal
      When Alice moves "Runabout" [held] to "Plunder Site"
      Then that is illegal

  @ruling=faq96-12-turns-24
  Rule: Played in another turn, Loss of Orbital Stability holds the ship during its owner's next turn

    Example: Bob plays it in his turn, and Alice's ship stays where it is for the whole turn that follows
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      And Bob has:
        | card                      | where   |
        | Loss of Orbital Stability | in hand |
      And it is Bob's turn
      When Bob plays "Loss of Orbital Stability" on "Runabout"
      And Bob ends the turn
      And Alice moves "Runabout" to "Plunder Site"
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice moves "Runabout" to "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      And "Loss of Orbital Stability" is still in Bob's discard pile
      And nothing else has changed
