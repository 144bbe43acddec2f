Feature: Cytherians
  A ship that has met them has a mission of its own: to the far end of the spaceline, as fast as it flies.

  Background:
    Given the spaceline:
      | mission               | span |
      | Wormhole Negotiations | 3    |
      | Relief Mission        | 4    |
      | Survey Mission        | 5    |
    And Alice has:
      | card    | where                      |
      | Cha'Joh | at "Wormhole Negotiations" |
      | B'iJik  | aboard "Cha'Joh"           |

  @ruling=faq96-323-cytherians-01
  Rule: The ship does nothing but travel, and nobody is beamed off it or onto it

    Background:
      Given Alice has:
        | card   | where               |
        | K'Vada | on "Relief Mission" |
      And "Cha'Joh" is at "Relief Mission"

    @part=travels @part=off @part=onto
    Example: nobody leaves it or comes aboard on the way, and it does not turn back
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      Then these are illegal:
        | action                                           |
        | Alice beams "B'iJik" to "Relief Mission"         |
        | Alice beams "K'Vada" aboard "Cha'Joh"            |
        | Alice moves "Cha'Joh" to "Wormhole Negotiations" |
      When Alice moves "Cha'Joh" to "Survey Mission"
      Then that is legal
      And "K'Vada" is still on "Relief Mission"

    Example: a ship without them beams whom it likes and flies where it likes
      Then these are legal:
        | action                                           |
        | Alice beams "B'iJik" to "Relief Mission"         |
        | Alice beams "K'Vada" aboard "Cha'Joh"            |
        | Alice moves "Cha'Joh" to "Wormhole Negotiations" |
      When Alice ends the turn
      Then "Cha'Joh" is still at "Relief Mission"

    @question=duty-undone-when-the-turn-ends
    Example: the ship goes on although its player forgets about it
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When Alice ends the turn
      Then "Cha'Joh" is now at "Survey Mission"
      And "Cytherians" is now in Alice's point area
      And Alice now has 15 points
      And nothing else has changed

    @reading=duty-undone-when-the-turn-ends/refused
    Example: its player is not let off before the ship has gone on
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When Alice ends the turn
      Then that is illegal

  Rule: It neither attacks nor cloaks

    Background:
      Given Bob has:
        | card     | where                      |
        | Runabout | at "Wormhole Negotiations" |

    @ruling=faq96-323-cytherians-02
    Example: a ship under Cytherians does not attack
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When Alice attacks "Runabout" with "Cha'Joh"
      Then that is illegal

    @ruling=faq96-323-cytherians-02
    Example: a ship without them attacks
      When Alice attacks "Runabout" with "Cha'Joh"
      Then that is legal
      And "Cha'Joh" is now stopped
      And "B'iJik" and "Runabout" are now stopped
      And nothing else has changed

    @ruling=faq96-323-cytherians-03
    Example: a ship under Cytherians does not cloak
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When Alice cloaks "Cha'Joh"
      Then that is illegal
      And nothing else has changed

    @ruling=faq96-323-cytherians-03
    Example: a ship without them cloaks
      When Alice cloaks "Cha'Joh"
      Then "Cha'Joh" is now cloaked
      And nothing else has changed

  Rule: Messages wait until the Cytherians are done with

    Background:
      Given Alice has:
        | card            | where                      |
        | Klingon Outpost | at "Wormhole Negotiations" |
      And Bob has:
        | card                       | where   |
        | Incoming Message - Klingon | in hand |
      And "Cha'Joh" is at "Relief Mission"

    @ruling=faq96-323-cytherians-04
    Example: a ship under Cytherians does not turn round for a message
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When Bob plays "Incoming Message - Klingon" on "Cha'Joh"
      And Alice moves "Cha'Joh" to "Wormhole Negotiations"
      Then that is illegal
      When Alice moves "Cha'Joh" to "Survey Mission"
      Then "Cha'Joh" is now at "Survey Mission"
      And "Incoming Message - Klingon" is still on "Cha'Joh"
      And "Cytherians" is now in Alice's point area
      And Alice now has 15 points
      And nothing else has changed

    @ruling=faq96-323-cytherians-04
    Scenario Outline: "<ship>" does not turn round for "<message>" either
      Given Alice has:
        | card      | where                      |
        | <outpost> | at "Wormhole Negotiations" |
        | <ship>    | at "Relief Mission"        |
        | <crew>    | aboard "<ship>"            |
      And Bob has:
        | card       | where       | state                      |
        | Cytherians | on "<ship>" | targeting "Survey Mission" |
        | <message>  | in hand     |                            |
      When Bob plays "<message>" on "<ship>"
      And Alice moves "<ship>" to "Wormhole Negotiations"
      Then that is illegal
      When Alice moves "<ship>" to "Survey Mission"
      Then "<ship>" is now at "Survey Mission"
      And "Cytherians" is now in Alice's point area
      And "<message>" is still on "<ship>"
      And Alice now has 15 points
      And nothing else has changed

      Examples:
        | message                       | ship           | crew     | outpost            |
        | Incoming Message - Federation | Runabout       | Calloway | Federation Outpost |
        | Incoming Message - Romulan    | Science Vessel | Taibak   | Romulan Outpost    |

    @ruling=faq96-323-cytherians-04
    Example: a ship without them goes home as the message says
      When Bob plays "Incoming Message - Klingon" on "Cha'Joh"
      Then these are legal:
        | action                                           |
        | Alice moves "Cha'Joh" to "Wormhole Negotiations" |
      And these are illegal:
        | action                                    |
        | Alice moves "Cha'Joh" to "Survey Mission" |

    @ruling=faq96-323-cytherians-06 @frame=open
    Example: when the Cytherians are done with, the message is obeyed
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When Bob plays "Incoming Message - Klingon" on "Cha'Joh"
      And Alice moves "Cha'Joh" to "Survey Mission"
      Then "Cha'Joh" is now at "Survey Mission"
      And "Incoming Message - Klingon" is still on "Cha'Joh"
      When play goes on until Alice's second turn
      And Alice moves "Cha'Joh" to "Wormhole Negotiations"
      Then "Cha'Joh" is now at "Wormhole Negotiations"
      And "Incoming Message - Klingon" is now in Bob's discard pile

  @ruling=faq96-323-cytherians-05
  Rule: The points are scored when the ship has reached the end of the line

    Example: nothing when they are met, nothing on the way, and 15 points at the end
      Given Bob has:
        | card       | where                         |
        | Cytherians | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations"
      Then "Cytherians" are now on "Cha'Joh"
      And Alice still has 0 points
      When Alice moves "Cha'Joh" to "Relief Mission"
      Then "Cha'Joh" is now at "Relief Mission"
      And Alice still has 0 points
      When play goes on until Alice's second turn
      And Alice moves "Cha'Joh" to "Survey Mission"
      Then "Cha'Joh" is now at "Survey Mission"
      And Alice now has 15 points
      And "Cytherians" are now in Alice's point area
      And nothing else has changed

  @ruling=faq96-323-cytherians-07
  Rule: Wormholes and Where No One Has Gone Before may bring the ship to the end sooner

    @part=wormholes
    Example: two Wormholes take it there at once
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      And Alice has:
        | card           | where   |
        | Wormhole [in]  | in hand |
        | Wormhole [out] | in hand |
      When Alice plays "Wormhole" [in] on "Cha'Joh"
      And Alice responds with "Wormhole" [out] on "Survey Mission"
      Then "Cha'Joh" is now at "Survey Mission"
      And Alice now has 15 points
      And "Cytherians" is now in Alice's point area
      And "Wormhole" [in] and "Wormhole" [out] are now in Alice's discard pile
      And "Cha'Joh" and "B'iJik" are now stopped
      And nothing else has changed

    @part=where-no-one-has-gone-before
    Example: where no one has gone before, it leaves one end and enters at the other
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      And Alice has:
        | card                         | where        |
        | Where No One Has Gone Before | on the table |
      When Alice moves "Cha'Joh" to "Survey Mission"
      Then "Cha'Joh" is now at "Survey Mission"
      And Alice now has 15 points
      And "Cytherians" is now in Alice's point area
      And nothing else has changed

  @ruling=faq96-323-cytherians-08
  Rule: What lies on its way affects the ship as it would any other

    Background:
      Given the spaceline:
        | mission               | span |
        | Gaps in Normal Space  | 4    |
        | Explore Black Cluster | 4    |
      And "Cha'Joh" is at "Survey Mission"

    Example: its RANGE ends in the gap, and a life is lost
      Given Bob has:
        | card       | where        | state                             |
        | Cytherians | on "Cha'Joh" | targeting "Explore Black Cluster" |
      When Alice moves "Cha'Joh" to "Gaps in Normal Space"
      Then "Cha'Joh" is now at "Gaps in Normal Space"
      And "B'iJik" has been killed
      And "B'iJik" is now in Alice's discard pile
      And nothing else has changed

    Example: a Q-Net holds it up
      Given the spaceline:
        | mission      |
        | Q-Net        |
        | Plunder Site |
      And "Cha'Joh" is at "Explore Black Cluster"
      And Bob has:
        | card       | where        | state                    |
        | Cytherians | on "Cha'Joh" | targeting "Plunder Site" |
      When play goes on until Bob's turn
      Then "Cha'Joh" is still at "Explore Black Cluster"

  @ruling=faq96-323-cytherians-09
  Rule: Normal speed is the whole RANGE every turn, and no leap to the end

    Example: the way of 9 takes a ship with RANGE 7 two turns
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When Alice moves "Cha'Joh" to "Relief Mission"
      And play goes on until Alice's second turn
      Then "Cha'Joh" is still at "Relief Mission"
      When Alice moves "Cha'Joh" to "Survey Mission"
      Then "Cha'Joh" is now at "Survey Mission"
      And "Cytherians" is now in Alice's point area
      And Alice now has 15 points
      And nothing else has changed

  @ruling=faq96-323-cytherians-10
  Rule: Afterwards the ship must fly all the way back to attempt the mission again

    Background:
      Given Bob has:
        | card       | where                         |
        | Cytherians | under "Wormhole Negotiations" |

    Example: from the far end there is no attempt
      When Alice attempts "Wormhole Negotiations"
      And Alice moves "Cha'Joh" to "Relief Mission"
      And play goes on until Alice's second turn
      And Alice moves "Cha'Joh" to "Survey Mission"
      And play goes on until Alice's third turn
      Then "Cha'Joh" is still at "Survey Mission"
      And these are illegal:
        | action                                 |
        | Alice attempts "Wormhole Negotiations" |

    Example: it has flown back, and attempts
      When Alice attempts "Wormhole Negotiations"
      And Alice moves "Cha'Joh" to "Relief Mission"
      And play goes on until Alice's second turn
      And Alice moves "Cha'Joh" to "Survey Mission"
      And play goes on until Alice's third turn
      And Alice moves "Cha'Joh" to "Relief Mission"
      And play goes on until Alice's second turn
      And Alice moves "Cha'Joh" to "Wormhole Negotiations"
      Then these are legal:
        | action                                 |
        | Alice attempts "Wormhole Negotiations" |

  @ruling=faq96-323-cytherians-11
  Rule: Under attack the ship defends itself, but does not strike back afterwards

    Background:
      Given Bob has:
        | card            | where                      |
        | Yridian Shuttle | at "Wormhole Negotiations" |
        | Baran           | aboard "Yridian Shuttle"   |
      And it is Bob's turn

    @part=defends-itself @part=moves-on @frame=open
    Example: its SHIELDS hold, and it flies on in its own turn
      Given Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When Bob attacks "Cha'Joh" with "Yridian Shuttle"
      And Alice chooses "Yridian Shuttle"
      Then "Cha'Joh" is still not damaged
      And "Yridian Shuttle" is now damaged
      When play goes on until Alice's turn
      Then these are illegal:
        | action                                         |
        | Alice attacks "Yridian Shuttle" with "Cha'Joh" |
      When Alice moves "Cha'Joh" to "Relief Mission"
      Then "Cha'Joh" is now at "Relief Mission"

    Example: a ship without them strikes back
      When Bob attacks "Cha'Joh" with "Yridian Shuttle"
      And Alice chooses "Yridian Shuttle"
      And play goes on until Alice's turn
      Then these are legal:
        | action                                         |
        | Alice attacks "Yridian Shuttle" with "Cha'Joh" |

  @ruling=faq96-323-cytherians-12
  Rule: Without a ship they come to nothing, and do not wait for one

    Background:
      Given Alice has:
        | card            | where                      |
        | Klingon Outpost | at "Wormhole Negotiations" |
        | K'Vada          | aboard "Klingon Outpost"   |
      And Bob has:
        | card       | where                         |
        | Cytherians | under "Wormhole Negotiations" |

    Example: the crew of an outpost meets them, and the ship there is left alone
      When Alice attempts "Wormhole Negotiations" from "Klingon Outpost"
      Then "Cytherians" have been encountered
      And these are legal:
        | action                                        |
        | Alice beams "B'iJik" aboard "Klingon Outpost" |

    @frame=differs
    Scenario Outline: what becomes of the card when the crew of an outpost meets it
      When Alice attempts "Wormhole Negotiations" from "Klingon Outpost"
      Then "Cytherians" are <now> <place>

      @question=cytherians-met-from-an-outpost
      Examples: It is discarded
        | now | place                 |
        | now | in Bob's discard pile |

      @reading=cytherians-met-from-an-outpost/stays
      Examples: It goes back
        | now   | place                         |
        | still | under "Wormhole Negotiations" |
