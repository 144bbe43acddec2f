Feature: Cloaked ships that are mixed
  In 1996 a cloaked ship lies face down, and two of them may change places.

  Background:
    Given the spaceline:
      | mission      |
      | Excavation   |
      | Plunder Site |

  @ruling=faq96-24-hiding-your-cloaked-ships-by-shuffling-01
  Rule: The owner may mix his cloaked ships that are at one location, and the opponent cannot tell them apart

    @part=hidden
    Example: Bob no longer knows which is the Vorn and which is the Bortas
      Given Alice has:
        | card          | where                  | state   |
        | I.K.C. Vorn   | at "Excavation"        | cloaked |
        | Kurn          | aboard "I.K.C. Vorn"   |         |
        | I.K.C. Bortas | at "Excavation"        | cloaked |
        | Klag          | aboard "I.K.C. Bortas" |         |
      When Alice shuffles "I.K.C. Vorn" and "I.K.C. Bortas"
      Then Bob does not see "I.K.C. Vorn"
      And Bob does not see "I.K.C. Bortas"
      And Alice sees "I.K.C. Vorn"
      And nothing else has changed

    Scenario Outline: the Vorn is to be mixed with a ship that is <state> and <where>, and that is <verdict>
      Given Alice has:
        | card          | where                  | state   |
        | I.K.C. Vorn   | at "Excavation"        | cloaked |
        | Kurn          | aboard "I.K.C. Vorn"   |         |
        | I.K.C. Bortas | <where>                | <state> |
        | Klag          | aboard "I.K.C. Bortas" |         |
      When Alice shuffles "I.K.C. Vorn" and "I.K.C. Bortas"
      Then that is <verdict>

      @part=cloaked
      Examples: Both have to be cloaked
        | state       | where           | verdict |
        | not cloaked | at "Excavation" | illegal |
        | cloaked     | at "Excavation" | legal   |

      @part=together
      Examples: Both have to be there
        | state   | where             | verdict |
        | cloaked | at "Plunder Site" | illegal |

  @ruling=faq96-24-hiding-your-cloaked-ships-by-shuffling-02
  Rule: Ships are mixed before they move or after they have moved, and at no other time

    Background:
      Given Alice has:
        | card          | where                  | state   |
        | I.K.C. Vorn   | at "Excavation"        | cloaked |
        | Kurn          | aboard "I.K.C. Vorn"   |         |

    @part=end
    Example: the Bortas arrives, and one of the two flies on: but which?
      Given Alice has:
        | card          | where                  | state   |
        | I.K.C. Bortas | at "Plunder Site"      | cloaked |
        | Gowron        | aboard "I.K.C. Bortas" |         |
        | K'mpec        | aboard "I.K.C. Bortas" |         |
        | Klag          | aboard "I.K.C. Bortas" |         |
      When Alice moves "I.K.C. Bortas" to "Excavation"
      And Alice shuffles "I.K.C. Vorn" and "I.K.C. Bortas"
      Then Bob does not see "I.K.C. Vorn"
      And Bob does not see "I.K.C. Bortas"

    Scenario Outline: two ships are to be mixed in <turn>, and that is <verdict>
      Given Alice has:
        | card          | where                  | state   |
        | I.K.C. Bortas | at "Excavation"        | cloaked |
        | Klag          | aboard "I.K.C. Bortas" |         |
      And it is <turn>
      When Alice shuffles "I.K.C. Vorn" and "I.K.C. Bortas"
      Then that is <verdict>

      Examples: Alice's ships do not move in Bob's turn
        | turn           | verdict |
        | Bob's orders   | illegal |

      @part=beginning
      Examples: In her own turn they may move next
        | turn           | verdict |
        | Alice's orders | legal   |

  @ruling=faq96-24-hiding-your-cloaked-ships-by-shuffling-03
  Rule: The opponent may inspect a cloaked ship that is moved, to verify its RANGE

    Example: Bob sees that it is the Vorn that flies, and not which ship stays
      Given Alice has:
        | card          | where                  | state   |
        | I.K.C. Vorn   | at "Excavation"        | cloaked |
        | Kurn          | aboard "I.K.C. Vorn"   |         |
        | I.K.C. Bortas | at "Excavation"        | cloaked |
        | Klag          | aboard "I.K.C. Bortas" |         |
      When Alice moves "I.K.C. Vorn" to "Plunder Site"
      Then Bob has been shown "I.K.C. Vorn"
      And "I.K.C. Bortas" has not been revealed

  @ruling=faq96-24-hiding-your-cloaked-ships-by-shuffling-04
  Rule: Who and what is aboard stays on its own ship

    Example: Kurn is still aboard the Vorn, and Klag aboard the Bortas with his tricorder
      Given Alice has:
        | card          | where                  | state   |
        | I.K.C. Vorn   | at "Excavation"        | cloaked |
        | Kurn          | aboard "I.K.C. Vorn"   |         |
        | I.K.C. Bortas | at "Excavation"        | cloaked |
        | Klag          | aboard "I.K.C. Bortas" |         |
        | Tricorder     | aboard "I.K.C. Bortas" |         |
      When Alice shuffles "I.K.C. Vorn" and "I.K.C. Bortas"
      Then that is legal
      And "Kurn" is still aboard "I.K.C. Vorn"
      And "Klag" and "Tricorder" are still aboard "I.K.C. Bortas"
      And nothing else has changed

  @ruling=faq96-24-hiding-your-cloaked-ships-by-shuffling-05
  Rule: Two ships docked at one outpost that have cloaked may be mixed

    Example: the Vorn and the Bortas cloak at the dock
      Given Alice has:
        | card            | where                       |
        | Klingon Outpost | at "Plunder Site"           |
        | I.K.C. Vorn     | docked at "Klingon Outpost" |
        | Kurn            | aboard "I.K.C. Vorn"        |
        | I.K.C. Bortas   | docked at "Klingon Outpost" |
        | Klag            | aboard "I.K.C. Bortas"      |
      When Alice cloaks "I.K.C. Vorn"
      Then "I.K.C. Vorn" is now cloaked
      When Alice cloaks "I.K.C. Bortas"
      Then "I.K.C. Bortas" is now cloaked
      When Alice shuffles "I.K.C. Vorn" and "I.K.C. Bortas"
      Then that is legal
      And Bob does not see "I.K.C. Vorn"
      And Bob does not see "I.K.C. Bortas"
      And nothing else has changed
