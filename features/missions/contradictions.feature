Feature: One board, several laws of mission attempts
  The same attempt, and what each document lets the players do.

  Rule: An attempt by those aboard an outpost, or a ship that is docked there

    @frame=open
    Scenario Outline: two diplomats aboard a runabout <where> negotiate, and that is <verdict>
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card               | where                      |
        | Federation Outpost | at "Wormhole Negotiations" |
        | Runabout           | <where>                    |
        | Sarek              | aboard "Runabout"          |
        | Riva               | aboard "Runabout"          |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then that is <verdict>

      @ruling=faq96-313-space-missions-03
      Examples: In 1996 even the outpost itself would do
        | where                          | verdict |
        | docked at "Federation Outpost" | legal   |

      @ruling=1eD-docking-05
      Examples: In the Glossary the crew of a docked ship does not attempt
        | where                          | verdict |
        | docked at "Federation Outpost" | illegal |
        | at "Wormhole Negotiations"     | legal   |
