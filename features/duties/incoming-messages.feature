Feature: Incoming Messages
  A ship is ordered back to the nearest outpost, full speed.

  Background:
    Given the spaceline:
      | mission                | span |
      | Explore Black Cluster  | 3    |
      | Relief Mission         | 2    |
      | Explore Typhon Expanse | 3    |

  @ruling=faq96-39-incoming-messages-01
  Rule: The ship does nothing but move to the outpost

    Background:
      Given Alice has:
        | card            | where                       |
        | Klingon Outpost | at "Explore Typhon Expanse" |
        | Cha'Joh         | at "Explore Black Cluster"  |
        | B'iJik          | aboard "Cha'Joh"            |
        | I.K.S. K'Vort   | at "Explore Black Cluster"  |
        | Klag            | aboard "I.K.S. K'Vort"      |

    @part=beaming @part=mission @part=battle
    Example: nobody leaves it or comes aboard, it attempts no mission and attacks nobody
      Given Bob has:
        | card                       | where                      |
        | Incoming Message - Klingon | on "Cha'Joh"               |
        | Runabout                   | at "Explore Black Cluster" |
      Then these are illegal:
        | action                                                |
        | Alice beams "B'iJik" aboard "I.K.S. K'Vort"           |
        | Alice beams "Klag" aboard "Cha'Joh"                   |
        | Alice attempts "Explore Black Cluster" from "Cha'Joh" |
        | Alice attacks "Runabout" with "Cha'Joh"               |
      When Alice moves "Cha'Joh" to "Explore Typhon Expanse"
      Then "Cha'Joh" is now at "Explore Typhon Expanse"
      And "Incoming Message - Klingon" is now in Bob's discard pile
      And nothing else has changed

    Example: a ship that nobody calls does all that
      Given Bob has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
      Then these are legal:
        | action                                                |
        | Alice beams "B'iJik" aboard "I.K.S. K'Vort"           |
        | Alice beams "Klag" aboard "Cha'Joh"                   |
        | Alice attempts "Explore Black Cluster" from "Cha'Joh" |
        | Alice attacks "Runabout" with "Cha'Joh"               |

  Rule: Those whom the ship needs for its staffing may be beamed up

    Background:
      Given Alice has:
        | card            | where                       |
        | Klingon Outpost | at "Explore Typhon Expanse" |
        | I.K.S. K'Vort   | at "Relief Mission"         |
        | B'iJik          | on "Relief Mission"         |
        | Klag            | on "Relief Mission"         |

    @ruling=faq96-39-incoming-messages-02
    Example: one of two comes aboard the empty ship, which flies home with him
      Given Bob has:
        | card                       | where              |
        | Incoming Message - Klingon | on "I.K.S. K'Vort" |
      Then these are illegal:
        | action                                             |
        | Alice beams "B'iJik" and "Klag" to "I.K.S. K'Vort" |
      When Alice beams "B'iJik" to "I.K.S. K'Vort"
      Then "B'iJik" is now aboard "I.K.S. K'Vort"
      And these are illegal:
        | action                                   |
        | Alice beams "Klag" to "I.K.S. K'Vort"    |
        | Alice beams "B'iJik" to "Relief Mission" |
      When Alice moves "I.K.S. K'Vort" to "Explore Typhon Expanse"
      Then "I.K.S. K'Vort" is now at "Explore Typhon Expanse"
      And "Incoming Message - Klingon" is now in Bob's discard pile
      And nothing else has changed

    @ruling=faq96-323-cytherians-01
    Example: aboard a ship that has met Cytherians nobody comes
      Given Bob has:
        | card       | where              | state                             |
        | Cytherians | on "I.K.S. K'Vort" | targeting "Explore Black Cluster" |
      Then these are illegal:
        | action                                  |
        | Alice beams "B'iJik" to "I.K.S. K'Vort" |

    @ruling=faq96-39-incoming-messages-02
    Example: to a ship that nobody calls both go
      Then these are legal:
        | action                                             |
        | Alice beams "B'iJik" and "Klag" to "I.K.S. K'Vort" |
        | Alice beams "Klag" to "I.K.S. K'Vort"              |

  @ruling=faq96-39-incoming-messages-03
  Rule: It flies as far as it can, wherever that takes it

    Background:
      Given Alice has:
        | card    | where                      |
        | Cha'Joh | at "Explore Black Cluster" |
        | B'iJik  | aboard "Cha'Joh"           |
      And Bob has:
        | card                       | where        |
        | Incoming Message - Klingon | on "Cha'Joh" |

    @part=gaps-in-normal-space @frame=open @question=steps-of-a-ship-that-is-called
    Example: it may not stop before the gap, and loses a life in it
      Given the spaceline:
        | mission               | span |
        | Gaps in Normal Space  |      |
        | Wormhole Negotiations | 4    |
      And Alice has:
        | card            | where                      |
        | Klingon Outpost | at "Wormhole Negotiations" |
      And "Cha'Joh" is at "Relief Mission"
      Then these are illegal:
        | action                                            |
        | Alice moves "Cha'Joh" to "Explore Typhon Expanse" |
      When Alice moves "Cha'Joh" to "Gaps in Normal Space"
      Then "Cha'Joh" is now at "Gaps in Normal Space"

    @reading=steps-of-a-ship-that-is-called/in-steps @frame=open
    Example: it may stop before the gap, and flies into it when the turn ends
      Given the spaceline:
        | mission               | span |
        | Gaps in Normal Space  |      |
        | Wormhole Negotiations | 4    |
      And Alice has:
        | card            | where                      |
        | Klingon Outpost | at "Wormhole Negotiations" |
      And "Cha'Joh" is at "Relief Mission"
      Then these are legal:
        | action                                            |
        | Alice moves "Cha'Joh" to "Explore Typhon Expanse" |
      When Alice moves "Cha'Joh" to "Explore Typhon Expanse"
      And Alice ends the turn
      Then "Cha'Joh" is now at "Gaps in Normal Space"

    @part=borg-ship @question=steps-of-a-ship-that-is-called
    Example: it may not stop before the Borg Ship
      Given the spaceline:
        | mission               | span |
        | Wormhole Negotiations | 4    |
      And Alice has:
        | card            | where                      |
        | Klingon Outpost | at "Wormhole Negotiations" |
      And Bob has:
        | card      | where                       |
        | Borg Ship | at "Explore Typhon Expanse" |
      Then these are illegal:
        | action                                    |
        | Alice moves "Cha'Joh" to "Relief Mission" |
      And these are legal:
        | action                                            |
        | Alice moves "Cha'Joh" to "Explore Typhon Expanse" |

    @reading=steps-of-a-ship-that-is-called/in-steps
    Example: it may stop before the Borg Ship and at it
      Given the spaceline:
        | mission               | span |
        | Wormhole Negotiations | 4    |
      And Alice has:
        | card            | where                      |
        | Klingon Outpost | at "Wormhole Negotiations" |
      And Bob has:
        | card      | where                       |
        | Borg Ship | at "Explore Typhon Expanse" |
      Then these are legal:
        | action                                            |
        | Alice moves "Cha'Joh" to "Relief Mission"         |
        | Alice moves "Cha'Joh" to "Explore Typhon Expanse" |

  @ruling=faq96-39-incoming-messages-04
  Rule: It may defend itself on its way, and goes on with it

    Background:
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields |
        | Raider | ship | Non-Aligned  | 7     | 3       | 3       |
      And Alice has:
        | card            | where                       |
        | Klingon Outpost | at "Explore Typhon Expanse" |

    @frame=many
    Example: it fires back at a raider, and must fly on when it is Alice's turn
      Given it is Bob's turn
      And Alice has:
        | card    | where               |
        | Cha'Joh | at "Relief Mission" |
        | K'Vada  | aboard "Cha'Joh"    |
      And Bob has:
        | card                       | where               |
        | Raider                     | at "Relief Mission" |
        | Roga Danar                 | aboard "Raider"     |
        | Incoming Message - Klingon | on "Cha'Joh"        |
      When Bob attacks "Cha'Joh" with "Raider"
      And Alice chooses "Raider"
      Then "Raider" is now damaged
      And "Cha'Joh" is still not damaged
      When play goes on until Alice's turn
      Then these are illegal:
        | action                                           |
        | Alice attacks "Raider" with "Cha'Joh"            |
        | Alice moves "Cha'Joh" to "Explore Black Cluster" |
      And these are legal:
        | action                                            |
        | Alice moves "Cha'Joh" to "Explore Typhon Expanse" |

    @frame=many
    Example: a ship that nobody calls attacks in its turn, and flies where it likes
      Given it is Bob's turn
      And Alice has:
        | card    | where               |
        | Cha'Joh | at "Relief Mission" |
        | K'Vada  | aboard "Cha'Joh"    |
      And Bob has:
        | card   | where               |
        | Raider | at "Relief Mission" |
        | Roga Danar | aboard "Raider"     |
      When Bob attacks "Cha'Joh" with "Raider"
      And Alice chooses "Raider"
      Then "Raider" is now damaged
      When play goes on until Alice's turn
      Then these are legal:
        | action                                           |
        | Alice attacks "Raider" with "Cha'Joh"            |
        | Alice moves "Cha'Joh" to "Explore Black Cluster" |

  @ruling=faq96-39-incoming-messages-05
  Rule: If the outpost is destroyed it goes to where that was

    Background:
      Given Alice has:
        | card            | where                       |
        | Klingon Outpost | at "Explore Typhon Expanse" |
        | Cha'Joh         | at "Relief Mission"         |
        | B'iJik          | aboard "Cha'Joh"            |
      And Bob has:
        | card      | where        |
        | Supernova | in hand      |
        | Tox Uthat | on the table |

    @frame=many
    Example: a supernova takes the outpost, and the ship is still on its way there
      Given it is Bob's turn
      And Bob has:
        | card                       | where        |
        | Incoming Message - Klingon | on "Cha'Joh" |
      When Bob plays "Supernova" on "Explore Typhon Expanse"
      Then "Klingon Outpost" has been destroyed
      When play goes on until Alice's turn
      Then these are illegal:
        | action                                           |
        | Alice moves "Cha'Joh" to "Explore Black Cluster" |
      When Alice moves "Cha'Joh" to "Explore Typhon Expanse"
      Then "Cha'Joh" is now at "Explore Typhon Expanse"
      And "Incoming Message - Klingon" is now in Bob's discard pile

    Example: a ship that nobody calls flies where it likes
      Given it is Bob's turn
      When Bob plays "Supernova" on "Explore Typhon Expanse"
      And play goes on until Alice's turn
      Then these are legal:
        | action                                           |
        | Alice moves "Cha'Joh" to "Explore Black Cluster" |
