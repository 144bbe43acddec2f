Feature: Intelligence
  One word for seven skills, from December 2014 on.

  @ruling=cr14-intelligence-01
  Rule: Intelligence is any of seven skills

    Scenario Outline: an agent with <skill> does what requires Intelligence
      Given these made-up cards:
        | card         | type      | kind   | attempted by | points | requires     | affiliations | skills  |
        | Closed Files | mission   | planet | any          | 30     | Intelligence |              |         |
        | Field Agent  | personnel |        |              |        |              | Bajoran      | <skill> |
      And the spaceline:
        | mission      |
        | Closed Files |
      And Alice has:
        | card        | where             |
        | Field Agent | on "Closed Files" |
      When Alice attempts "Closed Files"
      Then "Closed Files" is now completed
      And Alice now has 30 points
      And nothing else has changed

      @part=fca
      Examples: FCA
        | skill               |
        | FCA                 |

      @part=intelligence
      Examples: Intelligence
        | skill               |
        | Intelligence        |

      @part=klingon-intelligence
      Examples: Klingon Intelligence
        | skill               |
        | Klingon Intelligence |

      @part=memory-omega
      Examples: Memory Omega
        | skill               |
        | Memory Omega        |

      @part=obsidian-order
      Examples: Obsidian Order
        | skill               |
        | Obsidian Order      |

      @part=section-31
      Examples: Section 31
        | skill               |
        | Section 31          |

      @part=tal-shiar
      Examples: Tal Shiar
        | skill               |
        | Tal Shiar           |

    Example: Selot, a physician, has it from Memory Omega
      Given these made-up cards:
        | card         | type    | kind   | attempted by | points | requires              |
        | Closed Files | mission | planet | any          | 30     | Biology, Intelligence |
      And the spaceline:
        | mission      |
        | Closed Files |
      And Alice has:
        | card  | where             |
        | Selot | on "Closed Files" |
      When Alice attempts "Closed Files"
      Then "Closed Files" is now completed
      And Alice now has 30 points
      And nothing else has changed

    Scenario Outline: three agents with <skill> are as good as any
      Given these made-up cards:
        | card           | type      | kind   | attempted by | points | requires        | affiliations | skills  |
        | Closed Files   | mission   | planet | any          | 30     | Intelligence x3 |              |         |
        | Field Agent    | personnel |        |              |        |                 | Federation   | <skill> |
        | Station Agent  | personnel |        |              |        |                 | Federation   | <skill> |
        | Sleeping Agent | personnel |        |              |        |                 | Federation   | <skill> |
      And the spaceline:
        | mission      |
        | Closed Files |
      And Alice has:
        | card           | where             |
        | Field Agent    | on "Closed Files" |
        | Station Agent  | on "Closed Files" |
        | Sleeping Agent | on "Closed Files" |
      When Alice attempts "Closed Files"
      Then "Closed Files" is now completed
      And Alice now has 30 points
      And nothing else has changed

      Examples: Two of the seven
        | skill     |
        | Tal Shiar |
        | FCA       |

  @ruling=cr14-intelligence-02
  Rule: Several Intelligence are any combination of these skills

    Background:
      Given these made-up cards:
        | card        | type      | affiliations | skills            |
        | Field Agent | personnel | Federation   | Section 31        |
        | Spymaster   | personnel | Federation   | Obsidian Order x2 |
        | Accountant  | personnel | Federation   | FCA               |

    Example: one of Section 31 and one of the FCA are too few
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           |
        | Field Agent | on "Excavation" |
        | Accountant  | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Underestimating the Founders | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Field Agent" from "Field Agent" and "Accountant"
      Then "Field Agent" has been captured
      And "Accountant" is still not captive

    Example: one of Section 31 and two levels of the Obsidian Order see through the Founders
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           |
        | Field Agent | on "Excavation" |
        | Spymaster   | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Underestimating the Founders | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Underestimating the Founders" has been nullified
      And "Field Agent" is still not captive
      And "Spymaster" is still not captive
      And "Underestimating the Founders" is now in Bob's discard pile
      And nothing else has changed
