Feature: Who may be in play together
  One copy of each unique personnel is in play for a player; another name is another personnel.

  Background:
    Given the spaceline:
      | mission              |
      | Hunt for DNA Program |
    And Alice has:
      | card               | where                     |
      | Federation Outpost | at "Hunt for DNA Program" |
      | Klingon Outpost    | at "Hunt for DNA Program" |

  @ruling=faq96-13-tasha-yar-or-major-rakal-01
  Rule: Tasha Yar and Tasha Yar - Alternate may be in play together

    Example: the alternate reports beside Tasha Yar
      Given Alice has:
        | card                    | where                       |
        | Tasha Yar               | aboard "Federation Outpost" |
        | Tasha Yar - Alternate   | in hand                     |
        | Alternate Universe Door | on the table                |
      When Alice reports "Tasha Yar - Alternate" to "Federation Outpost"
      Then "Tasha Yar - Alternate" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-13-tasha-yar-or-major-rakal-02
  Rule: Major Rakal and Deanna Troi may be in play together

    Example: Deanna Troi reports beside Major Rakal
      Given Alice has:
        | card        | where                       | state              |
        | Major Rakal | aboard "Federation Outpost" | in Federation mode |
        | Deanna Troi | in hand                     |                    |
      When Alice reports "Deanna Troi" to "Federation Outpost"
      Then "Deanna Troi" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-13-tasha-yar-or-major-rakal-03
  Rule: A player has one copy of a unique card in play

    Example: a second copy does not report
      Given Alice has:
        | card         | where                       |
        | Worf [first] | aboard "Federation Outpost" |
        | Worf [other] | in hand                     |
      When Alice reports "Worf" [other] to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: a copy reports when the other one has left play
      Given Alice has:
        | card         | where           |
        | Worf [first] | in discard pile |
        | Worf [other] | in hand         |
      When Alice reports "Worf" [other] to "Federation Outpost"
      Then "Worf" [other] is now aboard "Federation Outpost"
      And nothing else has changed

    Example: a copy reports when the one in play is the opponent's
      Given Alice has:
        | card       | where   |
        | Worf [hers]| in hand |
      And Bob has:
        | card       | where                     |
        | Worf [his] | on "Hunt for DNA Program" |
      When Alice reports "Worf" [hers] to "Federation Outpost"
      Then "Worf" [hers] is now aboard "Federation Outpost"
      And nothing else has changed

    Scenario Outline: a second <card> reports, as it is universal or equipment
      Given Alice has:
        | card           | where                       |
        | <card> [first] | <first>                     |
        | <card> [other] | in hand                     |
      When Alice reports "<card>" [other] to "Federation Outpost"
      Then "<card>" [other] is now <other>
      And nothing else has changed

      Examples:
        | card         | first                          | other                          |
        | Simon Tarses | aboard "Federation Outpost"    | aboard "Federation Outpost"    |
        | Tricorder    | aboard "Federation Outpost"    | aboard "Federation Outpost"    |
        | U.S.S. Oberth| docked at "Federation Outpost" | docked at "Federation Outpost" |

  @ruling=faq96-13-tasha-yar-or-major-rakal-04
  Rule: A player does not have two Jean-Luc Picards in play

    Example: the second Jean-Luc Picard does not report
      Given Alice has:
        | card                   | where                       |
        | Jean-Luc Picard [here] | aboard "Federation Outpost" |
        | Jean-Luc Picard [next] | in hand                     |
      When Alice reports "Jean-Luc Picard" [next] to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: Jean-Luc Picard reports when he is not in play
      Given Alice has:
        | card                   | where   |
        | Jean-Luc Picard [next] | in hand |
      When Alice reports "Jean-Luc Picard" [next] to "Federation Outpost"
      Then "Jean-Luc Picard" [next] is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-13-tasha-yar-or-major-rakal-05
  Rule: Cards with different names are different cards in play

    Example: a version of another name reports beside the one in play
      Given Alice has:
        | card                  | where                       |
        | Tasha Yar - Alternate | aboard "Federation Outpost" |
        | Tasha Yar             | in hand                     |
      When Alice reports "Tasha Yar" to "Federation Outpost"
      Then "Tasha Yar" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-13-tasha-yar-or-major-rakal-06
  Rule: Worf and Governor Worf may be in play together

    Example: Governor Worf reports beside Worf
      Given Alice has:
        | card                    | where                       |
        | Worf                    | aboard "Federation Outpost" |
        | Governor Worf           | in hand                     |
        | Alternate Universe Door | on the table                |
      When Alice reports "Governor Worf" to "Klingon Outpost"
      Then "Governor Worf" is now aboard "Klingon Outpost"
      And nothing else has changed

  @ruling=faq96-13-tasha-yar-or-major-rakal-07
  Rule: Beverly Crusher and Beverly Picard may be in play together for one player

    Example: Beverly Picard reports beside Beverly Crusher
      Given Alice has:
        | card                    | where                       |
        | Beverly Crusher         | aboard "Federation Outpost" |
        | Beverly Picard          | in hand                     |
        | Alternate Universe Door | on the table                |
      When Alice reports "Beverly Picard" to "Federation Outpost"
      Then "Beverly Picard" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-361-au-personnel-01
  Rule: An alternate universe personnel may be in play with the real one

    Example: Beverly Crusher reports beside Beverly Picard
      Given Alice has:
        | card            | where                       |
        | Beverly Picard  | aboard "Federation Outpost" |
        | Beverly Crusher | in hand                     |
      When Alice reports "Beverly Crusher" to "Federation Outpost"
      Then "Beverly Crusher" is now aboard "Federation Outpost"
      And nothing else has changed

    Example: Tasha Yar reports beside the Tasha Yar of the alternate universe
      Given Alice has:
        | card                  | where                     |
        | Tasha Yar - Alternate | on "Hunt for DNA Program" |
        | Tasha Yar             | in hand                   |
      When Alice reports "Tasha Yar" to "Federation Outpost"
      Then "Tasha Yar" is now aboard "Federation Outpost"
      And "Tasha Yar - Alternate" is still on "Hunt for DNA Program"
      And nothing else has changed

  @ruling=faq96-361-au-personnel-02
  Rule: Alexander Rozhenko and K'mtar may be in play together

    Example: K'mtar reports beside Alexander Rozhenko
      Given Alice has:
        | card                    | where                       |
        | Alexander Rozhenko      | aboard "Federation Outpost" |
        | K'mtar                  | in hand                     |
        | Alternate Universe Door | on the table                |
      When Alice reports "K'mtar" to "Klingon Outpost"
      Then "K'mtar" is now aboard "Klingon Outpost"
      And nothing else has changed

  @ruling=faq96-361-au-personnel-03
  Rule: A personnel changed by The Mask of Korgano is still that personnel

    Background:
      Given Alice has:
        | card                   | where                       |
        | Jean-Luc Picard [mask] | aboard "Federation Outpost" |
        | Jean-Luc Picard [next] | in hand                     |
        | Worf                   | in hand                     |
        | The Mask of Korgano    | on "Jean-Luc Picard" [mask] |

    Example: another Jean-Luc Picard does not report
      When Alice reports "Jean-Luc Picard" [next] to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: somebody else reports
      When Alice reports "Worf" to "Federation Outpost"
      Then "Worf" is now aboard "Federation Outpost"
      And nothing else has changed
