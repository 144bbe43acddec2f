Feature: Who staffs the Future Enterprise in 1996
  The FAQ prints it.

  @ruling=faq96-352-future-enterprise-02
  Rule: The Future Enterprise needs one Command and three from the alternate universe

    Background:
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Explore Black Cluster |

    Scenario Outline: Tasha Yar and Lieutenant Picard with <third> and <fourth>
      Given Alice has:
        | card                  | where                      |
        | Future Enterprise     | at "Excavation"            |
        | Tasha Yar - Alternate | aboard "Future Enterprise" |
        | Lt. (j.g.) Picard     | aboard "Future Enterprise" |
        | <third>               | aboard "Future Enterprise" |
        | <fourth>              | aboard "Future Enterprise" |
      When Alice moves "Future Enterprise" to "Explore Black Cluster"
      Then that is <verdict>

      @part=both
      Examples: All that she needs
        | third                | fourth | verdict |
        | Berlingoff Rasmussen | Data   | legal   |

      @part=command
      Examples: No Command
        | third                | fourth   | verdict |
        | Berlingoff Rasmussen | Calloway | illegal |

      @part=three
      Examples: Two from the alternate universe
        | third    | fourth | verdict |
        | Calloway | Data   | illegal |
