Feature: Affiliations
  The sides that there are.

  @ruling=1eD-dominion-01
  Rule: The Dominion is an affiliation

    Background:
      Given the spaceline:
        | mission        |
        | Rescue Founder |
      And Alice has:
        | card             | where               |
        | Dominion Outpost | at "Rescue Founder" |

    Example: Weyoun is of the Dominion
      Given Alice has:
        | card   | where                     |
        | Weyoun | aboard "Dominion Outpost" |
      Then the affiliations of "Weyoun" are Dominion

    Scenario Outline: it is <verdict> that <who> reports to an outpost of the Dominion
      Given Alice has:
        | card  | where   |
        | <who> | in hand |
      When Alice reports "<who>" to "Dominion Outpost"
      Then that is <verdict>

      Examples:
        | who    | verdict |
        | Weyoun | legal   |
        | Worf   | illegal |
