Feature: The course of a turn
  A turn is one card play, then orders, then the draw of a card; what cards do at its end comes just before that draw.

  Background:
    Given the spaceline:
      | mission                |
      | Excavation             |
      | Plunder Site           |
      | Explore Typhon Expanse |

  @ruling=faq96-12-turns-02
  Rule: A turn is a card play, orders and a card draw

    Example: Alice plays a card, flies, and draws
      Given Alice has:
        | card            | where                       |
        | Runabout        | at "Excavation"             |
        | Calloway        | aboard "Runabout"           |
        | Lower Decks     | in hand                     |
        | Geordi La Forge | on top of Alice's draw deck |
      When Alice plays "Lower Decks"
      And Alice moves "Runabout" to "Plunder Site"
      And Alice ends the turn
      Then "Runabout" is still at "Plunder Site"
      And "Lower Decks" is still in Alice's core
      And "Geordi La Forge" is now in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

    Example: a second card in the same turn is one too many
      Given Alice has:
        | card               | where           |
        | Runabout           | at "Excavation" |
        | Lower Decks        | in hand         |
        | Metaphasic Shields | in hand         |
      When Alice plays "Lower Decks"
      And Alice plays "Metaphasic Shields" on "Runabout"
      Then that is illegal

  @ruling=faq96-12-turns-03
  Rule: Players alternate turns

    Example: after Alice's turn comes Bob's, and after Bob's Alice's
      When Alice ends the turn
      Then it is now Bob's turn
      When Bob ends the turn
      Then it is now Alice's turn
      And nothing else has changed

  @ruling=faq96-12-turns-04
  Rule: After orders no card is played any more

    Background:
      Given Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Calloway    | aboard "Runabout" |
        | Lower Decks | in hand           |

    Example: the ship has flown, and the event stays in hand
      When Alice moves "Runabout" to "Plunder Site"
      And Alice plays "Lower Decks"
      Then that is illegal

    Scenario Outline: a ship <has done it>, and the event stays in hand
      Given Alice has:
        | card                           | where                                   |
        | Engage Shuttle Operations      | on the table                            |
        | U.S.S. Enterprise              | at "Excavation"                         |
        | Geordi La Forge                | aboard "U.S.S. Enterprise"              |
        | Type VI Shuttlecraft [carried] | aboard "U.S.S. Enterprise"              |
        | Taitt                          | aboard "Type VI Shuttlecraft" [carried] |
        | Type VI Shuttlecraft [landed]  | on "Excavation"                         |
        | Data                           | aboard "Type VI Shuttlecraft" [landed]  |
      When Alice <does it>
      And Alice plays "Lower Decks"
      Then that is illegal

      Examples: Whatever it was
        | has done it       | does it                                                           |
        | has been launched | launches "Type VI Shuttlecraft" [carried] from "U.S.S. Enterprise" |
        | has taken off     | takes off "Type VI Shuttlecraft" [landed] from "Excavation"       |

    Example: before that it is played
      When Alice plays "Lower Decks"
      And Alice moves "Runabout" to "Plunder Site"
      Then "Lower Decks" is still in Alice's core
      And "Runabout" is now at "Plunder Site"
      And nothing else has changed

  @ruling=faq96-12-turns-05
  Rule: The end of a turn is the draw of a card

    Example: Alice draws the top card of her deck
      Given Alice has:
        | card | where                       |
        | Data | on top of Alice's draw deck |
      When Alice ends the turn
      Then "Data" is now in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

  @ruling=faq96-12-turns-06
  Rule: What cards do at the end of a turn comes just before the draw

    Example: while two Borg Ships have still to move, nothing is drawn
      Given Alice has:
        | card | where                       |
        | Data | on top of Alice's draw deck |
      And Bob has:
        | card               | where           |
        | Borg Ship [first]  | at "Excavation" |
        | Borg Ship [second] | at "Excavation" |
      And "Borg Ship" [first] and "Borg Ship" [second] are targeting "Explore Typhon Expanse"
      When Alice ends the turn
      Then "Data" is still in Alice's draw deck
      When Alice chooses "Borg Ship" [second]
      Then "Borg Ship" [first] and "Borg Ship" [second] are now at "Plunder Site"
      And "Data" is now in Alice's hand
      And nothing else has changed

  @ruling=faq96-12-end-of-turn-01
  Rule: What happens at the end of a turn is the last thing before the draw

    Example: the Borg Ships move on, then Alice draws, and the turn is over
      Given Alice has:
        | card | where                       |
        | Data | on top of Alice's draw deck |
      And Bob has:
        | card               | where             |
        | Borg Ship [first]  | at "Excavation"   |
        | Borg Ship [second] | at "Plunder Site" |
      And "Borg Ship" [first] and "Borg Ship" [second] are targeting "Explore Typhon Expanse"
      When Alice ends the turn
      Then "Data" is still in Alice's draw deck
      When Alice chooses "Borg Ship" [second]
      Then "Data" is now in Alice's hand
      And it is now Bob's turn
      And "Borg Ship" [first] is now at "Plunder Site"
      And "Borg Ship" [second] is now at "Explore Typhon Expanse"
      And nothing else has changed

  @ruling=faq96-12-end-of-turn-02
  Rule: With the draw of the card the turn is over

    Background:
      Given Alice has:
        | card     | where                       |
        | Runabout | at "Excavation"             |
        | Calloway | aboard "Runabout"           |
        | Data     | on top of Alice's draw deck |
        | Worf     | in draw deck                |

    Example: Alice has drawn her card, and her ship stays where it is
      When Alice draws a card
      Then "Data" is now in Alice's hand
      And it is now Bob's turn
      When Alice moves "Runabout" to "Plunder Site"
      Then that is illegal
      And nothing else has changed

    Example: before the draw the ship flies
      When Alice moves "Runabout" to "Plunder Site"
      And Alice draws a card
      Then "Runabout" is still at "Plunder Site"
      And "Data" is now in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

  @ruling=faq96-39-distortion-of-the-space-time-continuum-03
  Rule: Another move is given before the draw of the card

    Background:
      Given Alice has:
        | card                               | where                       |
        | Runabout                           | at "Excavation"             |
        | Calloway                           | aboard "Runabout"           |
        | Data                               | on top of Alice's draw deck |
        | Worf                               | in draw deck                |
        | Distortion of Space/Time Continuum | in hand                     |

    Example: she has drawn her card, and her ship gets no other move
      When Alice moves "Runabout" to "Plunder Site"
      And Alice draws a card
      And Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

    Example: before she draws it gets one
      When Alice moves "Runabout" to "Plunder Site"
      And Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      Then the remaining RANGE of "Runabout" is 7
      And "Distortion of Space/Time Continuum" is now in Alice's discard pile
      And "Runabout" is still at "Plunder Site"
      And nothing else has changed

  @ruling=faq96-12-turns-07
  Rule: Of several things that are due at the end of a turn the player chooses which comes first

    Background:
      Given Alice has:
        | card | where   |
        | Hugh | in hand |
      And Bob has:
        | card               | where             |
        | Borg Ship [first]  | at "Excavation"   |
        | Borg Ship [second] | at "Plunder Site" |
      And "Borg Ship" [first] and "Borg Ship" [second] are targeting "Explore Typhon Expanse"

    Example: the first one moves first and meets the second one, and Hugh ends its attack
      When Alice ends the turn
      And Alice chooses "Borg Ship" [first]
      And Alice responds with "Hugh" on "Borg Ship" [first]
      Then "Hugh" is now in Alice's discard pile
      And "Borg Ship" [first] is still at "Plunder Site"
      And "Borg Ship" [second] is now at "Explore Typhon Expanse"
      And nothing else has changed

    Example: the second one moves on first, and they do not meet
      When Alice ends the turn
      And Alice chooses "Borg Ship" [second]
      Then "Borg Ship" [first] is now at "Plunder Site"
      And "Borg Ship" [second] is now at "Explore Typhon Expanse"
      And "Hugh" is still in Alice's hand
      And nothing else has changed

    Example: and Hugh has no attack to end
      When Alice ends the turn
      And Alice chooses "Borg Ship" [second]
      And Alice responds with "Hugh" on "Borg Ship" [first]
      Then that is illegal

  @ruling=faq96-12-end-of-turn-03
  Rule: Effects that are due at the end of one turn may be taken in any sequence

    Background:
      Given Bob has:
        | card               | where             |
        | Borg Ship [first]  | at "Excavation"   |
        | Borg Ship [second] | at "Plunder Site" |
      And "Borg Ship" [first] and "Borg Ship" [second] are targeting "Explore Typhon Expanse"

    Example: the one that lies first comes last
      When Alice ends the turn
      And Alice chooses "Borg Ship" [second]
      Then "Borg Ship" [first] is now at "Plunder Site"
      And "Borg Ship" [second] is now at "Explore Typhon Expanse"
      And nothing else has changed

    Example: or it comes first
      When Alice ends the turn
      And Alice chooses "Borg Ship" [first]
      Then "Borg Ship" [first] is now at "Plunder Site"
      And "Borg Ship" [second] is now at "Explore Typhon Expanse"
      And nothing else has changed

    Scenario Outline: the <ship> ship comes first, and Hugh ends an attack of the first one, and that is <verdict>
      Given Alice has:
        | card | where   |
        | Hugh | in hand |
      When Alice ends the turn
      And Alice chooses "Borg Ship" [<ship>]
      And Alice responds with "Hugh" on "Borg Ship" [first]
      Then that is <verdict>

      Examples: It meets the second one only where that has not moved on
        | ship   | verdict |
        | first  | legal   |
        | second | illegal |

  @ruling=faq96-12-end-of-turn-03
  Rule: Each of them is done once, whatever else its card says

    Background:
      Given Alice has:
        | card         | where                       |
        | Runabout [a] | at "Excavation"             |
        | Runabout [b] | at "Explore Typhon Expanse" |
        | Calloway     | aboard "Runabout" [a]       |
      And Bob has:
        | card                 | where             |
        | Plasma Fire [first]  | on "Runabout" [a] |
        | Plasma Fire [second] | on "Runabout" [b] |

    @frame=differs
    Scenario Outline: no SECURITY is aboard, the <chosen> fire is taken before the other, and both do damage
      When Alice ends the turn
      And Alice chooses "Plasma Fire" [<chosen>] from "Plasma Fire" [first] and "Plasma Fire" [second]
      Then "Runabout" [a] and "Runabout" [b] are now damaged
      And it is now Bob's turn

      Examples:
        | chosen |
        | first  |
        | second |

    @frame=differs
    Example: Worf puts out the fire that is taken first, and the other one does damage
      Given Alice has:
        | card | where                 |
        | Worf | aboard "Runabout" [b] |
      When Alice ends the turn
      And Alice chooses "Plasma Fire" [second] from "Plasma Fire" [first] and "Plasma Fire" [second]
      Then "Plasma Fire" [second] is now in Bob's discard pile
      And "Runabout" [a] is now damaged
      And "Runabout" [b] is still not damaged
      And it is now Bob's turn
