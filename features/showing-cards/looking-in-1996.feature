Feature: Looking at the opponent's cards in 1996
  What lies at an outpost may be asked for, what is on a ship or on a planet may not.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  Rule: The opponent's personnel and equipment at an outpost are hidden or not

    Scenario Outline: Bob reports <card>, and Alice <looks at> the card afterwards, <document>
      Given Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | <card>             | in hand         |
      And it is Bob's turn
      When Bob reports "<card>" to "Federation Outpost"
      Then "<card>" is now aboard "Federation Outpost"
      And Alice <looks at> "<card>"
      And Bob sees "<card>"
      And nothing else has changed

      @ruling=faq96-25-looking-at-cards-02 @part=personnel
      Examples: In 1996 personnel lie open
        | card | looks at | document |
        | Worf | sees     | in 1996  |

      @ruling=faq96-25-looking-at-cards-02 @part=equipment
      Examples: In 1996 equipment lies open
        | card      | looks at | document |
        | Tricorder | sees     | in 1996  |

      @ruling=1eS-showing-your-cards-02 @part=personnel
      Examples: By the Glossary personnel are hidden
        | card | looks at     | document        |
        | Worf | does not see | by the Glossary |

      @ruling=1eS-showing-your-cards-02 @part=equipment
      Examples: By the Glossary equipment is hidden
        | card      | looks at     | document        |
        | Tricorder | does not see | by the Glossary |

  @ruling=faq96-25-looking-at-cards-02
  Rule: Whoever asks for personnel and equipment at the opponent's outpost is shown them

    Background:
      Given Bob has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Worf               | aboard "Federation Outpost" |
        | Tricorder          | aboard "Federation Outpost" |

    @part=personnel
    Example: Alice asks for Worf
      When Alice asks about "Worf"
      Then Alice has been shown "Worf"
      And nothing else has changed

    @part=equipment
    Example: Alice asks for the Tricorder
      When Alice asks about "Tricorder"
      Then Alice has been shown "Tricorder"
      And nothing else has changed

  @ruling=faq96-25-looking-at-cards-03
  Rule: The opponent's cards on a ship or on a planet are not looked at unless a card allows it

    Background:
      Given Bob has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Runabout           | at "Excavation"             |

    @part=planet
    Example: Worf has been seen at the outpost, and is hidden on the planet
      Given Bob has:
        | card      | where                       |
        | Worf      | aboard "Federation Outpost" |
        | Tricorder | aboard "Federation Outpost" |
      And it is Bob's turn
      When Bob beams "Worf" and "Tricorder" to "Excavation"
      Then Alice does not see "Worf"
      And Alice does not see "Tricorder"
      And Bob sees "Worf"
      And "Worf" and "Tricorder" are now on "Excavation"
      And nothing else has changed

    @part=ship
    Example: Worf has been seen at the outpost, and is hidden on the ship
      Given Bob has:
        | card      | where                       |
        | Worf      | aboard "Federation Outpost" |
        | Tricorder | aboard "Federation Outpost" |
      And it is Bob's turn
      When Bob beams "Worf" and "Tricorder" to "Runabout"
      Then Alice does not see "Worf"
      And Alice does not see "Tricorder"
      And Bob sees "Worf"
      And "Worf" and "Tricorder" are now aboard "Runabout"
      And nothing else has changed

    Scenario Outline: Alice asks for Worf, who is <where>: <verdict>
      Given Bob has:
        | card | where   |
        | Worf | <where> |
      When Alice asks about "Worf"
      Then that is <verdict>
      And nothing else has changed

      @part=ship
      Examples: On a ship
        | where             | verdict |
        | aboard "Runabout" | illegal |

      @part=planet
      Examples: On a planet
        | where           | verdict |
        | on "Excavation" | illegal |

      Examples: At the outpost
        | where                       | verdict |
        | aboard "Federation Outpost" | legal   |

    @part=unless
    Example: Long-Range Scan allows Alice a look aboard the ship
      Given Alice has:
        | card            | where   |
        | Long-Range Scan | in hand |
      And Bob has:
        | card | where             |
        | Worf | aboard "Runabout" |
      When Alice plays "Long-Range Scan" on "Runabout"
      Then Alice has been shown "Worf"
      And Alice does not see "Worf"
      And "Long-Range Scan" is now in Alice's discard pile
      And nothing else has changed
